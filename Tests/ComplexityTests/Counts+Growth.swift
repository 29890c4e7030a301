import Testing

extension Counts {
  /// What a change may cost in trees of growing size.
  enum Growth {
    /// The same whatever the size.
    case none
    /// At most in proportion to the size.
    case linear
  }

  /// Expects that a number grows no faster than stated over trees of `n`, `2n` and `4n`.
  static func expect(
    _ number: String, of counts: [Counts], toGrow growth: Growth, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let values = counts.compactMap { $0.named.first { $0.name == number }?.value }
    try? #require(values.count == 3, "There is no number \(number), or not three sizes.", sourceLocation: sourceLocation)
    switch growth {
    case .none:
      #expect(values[1] == values[0] && values[2] == values[0], "\(number): \(values)", sourceLocation: sourceLocation)
    case .linear:
      // One for each, for what is divided by the size and rounded.
      #expect(values[2] - values[1] <= 2 * (values[1] - values[0]) + 1, "\(number): \(values)", sourceLocation: sourceLocation)
    }
  }
}
