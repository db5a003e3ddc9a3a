"""Speeds and sizes, each with a floor measured in the same run, so that machines compare by ratio."""
