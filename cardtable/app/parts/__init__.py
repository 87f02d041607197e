"""What several rooms use and none owns."""
