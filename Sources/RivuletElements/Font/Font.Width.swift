public import Foundation

extension Font {
  /// The width of a font.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public struct Width: Hashable, Sendable {
    /// The width, from -1 (narrowest) through 0 (standard) to 1 (widest).
    public var value: CGFloat

    /// Creates a width on the scale from -1 to 1.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The system's narrowest width.
    public static let compressed = Width(-0.4)
    /// Narrower than standard.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// Wider than standard.
    public static let expanded = Width(0.2)
  }
}
