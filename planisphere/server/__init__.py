"""The table server: people, tables and matches over HTTP and WebSockets."""
