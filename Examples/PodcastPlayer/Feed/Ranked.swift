/// The best of several values. A lower rank is better, and the first of one rank stays.
struct Ranked<Value> {
  private(set) var best: Value?
  private var rank = Int.max

  /// Whether a value of a rank would be taken.
  func accepts(_ rank: Int) -> Bool { rank < self.rank }

  mutating func offer(_ value: Value, rank: Int) {
    guard accepts(rank) else { return }
    best = value
    self.rank = rank
  }
}
