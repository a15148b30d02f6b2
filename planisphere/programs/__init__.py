"""Players that are programs of others, and speak the line protocol."""
