/// One frame that was shown.
public struct FrameRecord: Sendable, Equatable {
  /// Seconds on the harness's clock, which starts at 0.
  public let time: Double
  /// How many passes over the tree the turn took.
  public let passCount: Int
  /// What the frame showed, as `ViewHarness.texts` gives it.
  public let texts: [String]
}
