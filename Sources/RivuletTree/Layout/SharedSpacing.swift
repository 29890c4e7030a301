import RivuletLayout

/// A spacing that many nodes remember together: nearly all texts of a window have one of a few fonts.
final class SharedSpacing: Sendable {
  let value: ViewSpacing

  init(_ value: ViewSpacing) {
    self.value = value
  }
}

/// The spacings that were remembered last, so that a node that wants what another one wants allocates nothing.
struct SharedSpacings {
  private static let capacity = 8

  private var recent: [SharedSpacing] = []
  private var oldest = 0

  /// The shared form of a spacing; nil for that of a view without wishes.
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
