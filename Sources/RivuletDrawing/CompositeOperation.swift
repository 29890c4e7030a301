/// How a group meets what lies beneath it, beside the blend modes that views have (Porter and Duff).
package enum CompositeOperation: String, Sendable, CaseIterable {
  /// Nothing is left.
  case clear
  /// The group takes the place of all that is there.
  case copy
  /// The group, as far as there is ground; no ground is left.
  case sourceIn
  /// The group, where there is no ground; no ground is left.
  case sourceOut
  /// The ground, as far as the group lies over it.
  case destinationIn
  /// The group beneath the ground, which is left where the group lies over it.
  case destinationAtop
  /// Either where the other is not.
  case xor

  /// Whether the ground changes where the group paints nothing.
  package var reachesBeyondGroup: Bool { self != .clear && self != .xor }
}
