"""All drawings, as data: polygons and lines on a grid of 100 by 100, colored by roles of the theme."""
