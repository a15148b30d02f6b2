"""What the site needs besides Sphinx: pages from elsewhere, rules with addresses, the HTTP API."""
