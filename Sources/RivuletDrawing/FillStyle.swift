/// How the inside of a path is filled.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct FillStyle: Equatable, Sendable {
  /// Whether an area is inside if a ray from it crosses the outline an odd number of times, instead of by winding.
  public var isEOFilled: Bool
  /// Whether pixels that are covered in part are filled in part.
  public var isAntialiased: Bool

  /// A style; without arguments it fills by winding and smoothly.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
