/// Random numbers that are the same in every run.
struct Xorshift: RandomNumberGenerator {
  private var state: UInt64

  /// Any seed but 0.
  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}
