// The compiler looks for this module where a file imports both Testing and CoreGraphics. It adds nothing.
