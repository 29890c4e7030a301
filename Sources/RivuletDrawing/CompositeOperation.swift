/// A Porter–Duff operation for compositing a group onto the background. These operations supplement the blend modes of views.
package enum CompositeOperation: String, Sendable, CaseIterable {
  /// Removes the group and the background.
  case clear
  /// Replaces the entire background with the group.
  case copy
  /// Shows the group only where the background is opaque, without the background.
  case sourceIn
  /// Shows the group only where the background is transparent, without the background.
  case sourceOut
  /// Shows the background only where the group is opaque.
  case destinationIn
  /// Shows the group beneath the background, and the background only where the group is opaque.
  case destinationAtop
  /// Shows the group and the background, each only where the other one is transparent.
  case xor

  /// True if the operation changes the background where the group paints nothing.
  package var reachesBeyondGroup: Bool { self != .clear && self != .xor }
}
