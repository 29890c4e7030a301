extension DateComponentsFormatter {
  /// The style in which the units of a time are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:05"
    case positional = 0
    /// "1h 10m 5s"
    case abbreviated = 1
    /// "1 hr, 10 min, 5 sec"
    case short = 2
    /// "1 hour, 10 minutes, 5 seconds"
    case full = 3
    /// "one hour, ten minutes, five seconds"
    case spellOut = 4
    /// "1hr 10min 5sec"
    case brief = 5
  }
}
