extension Path {
  /// Creates a copy of a Core Graphics path's outline.
  public init(_ path: CGPath) {
    self = path.path
  }

  /// Creates a copy of a Core Graphics path's outline. Later changes to that path do not affect it.
  public init(_ path: CGMutablePath) {
    self = path.path
  }

  /// The outline as a Core Graphics path.
  public var cgPath: CGPath { CGPath(self) }

  /// Returns the line, cut into the dashes of a style.
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
