extension DateComponentsFormatter {
  /// The handling of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Drops leading zero units in the positional style, and all zero units in other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Drops leading zero units, as in "10m 0s".
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Drops zero units between others, as in "0d 1h 10s".
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Drops trailing zero units, as in "0d 1h".
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Drops all zero units, as in "1h".
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Keeps all zero units, as in "0d 1h 0m 0s".
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }
}
