import RivuletLayout

/// A spacing shared by many nodes. Nearly all text in a window uses one of a few fonts, and therefore one of a few spacings.
final class SharedSpacing: Sendable {
  let value: ViewSpacing

  init(_ value: ViewSpacing) {
    self.value = value
  }
}

/// The most recently used spacings. A node whose spacing equals a recent one requires no allocation.
struct SharedSpacings {
  private static let capacity = 8

  private var recent: [SharedSpacing] = []
  private var oldest = 0

  /// Returns the shared instance of a spacing, or nil for the default spacing of views.
  mutating func share(_ spacing: ViewSpacing) -> SharedSpacing? {
    if spacing.isEqual(to: ViewSpacing()) { return nil }
    if let known = recent.first(where: { $0.value.isEqual(to: spacing) }) { return known }
    let made = SharedSpacing(spacing)
    if recent.count < Self.capacity {
      recent.append(made)
    } else {
      recent[oldest] = made
      oldest = (oldest + 1) % Self.capacity
    }
    return made
  }
}
