"""Random play through Planisphere and its peers, side by side on one machine."""
