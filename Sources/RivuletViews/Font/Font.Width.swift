public import Foundation

extension Font {
  /// How wide letters are.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public struct Width: Hashable, Sendable {
    /// From -1, narrowest, over 0, ordinary, to 1.
    public var value: CGFloat

    /// A width on the scale from -1 to 1.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest of the system's widths.
    public static let compressed = Width(-0.4)
    /// Narrower than ordinary.
    public static let condensed = Width(-0.2)
    /// The ordinary width.
    public static let standard = Width(0)
    /// Wider than ordinary.
    public static let expanded = Width(0.2)
  }
}
