/// A way to combine a group with the ground beneath it, other than the blend modes that views have (Porter and Duff).
package enum CompositeOperation: String, Sendable, CaseIterable {
  /// Neither the group nor the ground.
  case clear
  /// The group in place of all ground.
  case copy
  /// The group where there is ground, without the ground.
  case sourceIn
  /// The group where there is no ground, without the ground.
  case sourceOut
  /// The ground where the group covers it.
  case destinationIn
  /// The group beneath the ground, which stays only where the group covers it.
  case destinationAtop
  /// Each of the two where the other is not.
  case xor

  /// True if the ground changes where the group paints nothing.
  package var reachesBeyondGroup: Bool { self != .clear && self != .xor }
}
