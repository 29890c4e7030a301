extension Path {
  /// The outline of a Core Graphics path as it is now.
  public init(_ path: CGPath) {
    self = path.path
  }

  /// The outline of a Core Graphics path as it is now; what is added to that path later is not in this one.
  public init(_ path: CGMutablePath) {
    self = path.path
  }

  /// The outline under its type in Core Graphics.
  public var cgPath: CGPath { CGPath(self) }

  /// The line cut into the dashes of a style.
  func dashed(_ style: StrokeStyle) -> Path {
    guard let dashes = Dashes(style) else { return self }
    var result = Path()
    for subpath in subpaths {
      for piece in dashes.split(subpath) {
        result.move(to: piece.start)
        for segment in piece.segments { result.edit { $0.append(segment.element) } }
        if piece.isClosed { result.closeSubpath() }
      }
    }
    return result
  }
}
