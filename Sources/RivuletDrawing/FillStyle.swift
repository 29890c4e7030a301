/// A style for filling the interior of a path.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether to use the even-odd rule instead of the winding rule.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a style. By default, it uses the winding rule and antialiased edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
