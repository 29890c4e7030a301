extension DateComponentsFormatter {
  /// The handling of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Leading zero units are dropped in the positional style, all zero units in other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// "10m 0s"
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// "0d 1h 10s"
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// "0d 1h"
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// "1h"
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// "0d 1h 0m 0s"
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }
}
