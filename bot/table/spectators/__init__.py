"""What those do who only look on: predictions and applause."""
