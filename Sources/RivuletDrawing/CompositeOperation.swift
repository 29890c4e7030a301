/// An operation that combines a group with the background beneath it, beyond the blend modes of views (Porter and Duff).
package enum CompositeOperation: String, Sendable, CaseIterable {
  /// Neither the group nor the background.
  case clear
  /// The group, which replaces the whole background.
  case copy
  /// The group where there is a background, without the background.
  case sourceIn
  /// The group where there is no background, without the background.
  case sourceOut
  /// The background where the group covers it.
  case destinationIn
  /// The group beneath the background, which is kept only where the group covers it.
  case destinationAtop
  /// The group and the background where the other is missing.
  case xor

  /// True if the background changes where the group paints nothing.
  package var reachesBeyondGroup: Bool { self != .clear && self != .xor }
}
