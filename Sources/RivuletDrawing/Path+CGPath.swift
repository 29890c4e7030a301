extension Path {
  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) {
    self = path.path
  }

  /// Creates a path from a mutable Core Graphics path. Subsequent changes of that path have no effect on the copy.
  public init(_ path: CGMutablePath) {
    self = path.path
  }

  /// The equivalent Core Graphics path.
  public var cgPath: CGPath { CGPath(self) }

  /// Returns the path divided into the dashes of a stroke style.
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
