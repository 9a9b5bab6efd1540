"""What pictures are made of: how they look, their parts, and the sheet they are drawn on."""
