//! Records and links: text in, game out.
