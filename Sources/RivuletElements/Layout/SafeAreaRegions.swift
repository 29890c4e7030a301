/// The regions that reduce a view's space: system bars, or the keyboard.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  @inlinable public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// The device and the bars of containers.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// An onscreen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
}
