"""What each game adds to the table and its pages."""
