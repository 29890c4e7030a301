/// A committed frame.
public struct FrameRecord: Sendable, Equatable {
  /// The time on the harness's clock in seconds, starting at 0.
  public let time: Double
  /// The number of passes over the tree in the turn.
  public let passCount: Int
  /// The text in the frame, as returned by `ViewHarness.texts`.
  public let texts: [String]
}
