extension Shape {
  /// True if only the library's code calculates the outline, so that it may be drawn before the layout pass.
  static var isStandard: Bool {
    self == Rectangle.self || self == RoundedRectangle.self || self == Circle.self || self == Capsule.self || self == Ellipse.self
      || self == UnevenRoundedRectangle.self
  }
}
