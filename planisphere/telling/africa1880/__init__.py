"""What happens in Africa 1880, and the names of its territories and powers."""
