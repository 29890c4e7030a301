/// Damages feeds at random: the same damage for the same seed, on every machine.
struct FeedMutation {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  private static let pieces = [
    "<", ">", "&", "]]>", "<![CDATA[", "<!--", "-->", "<?xml", "?>", "<!DOCTYPE a [", "</item>", "<item>", "\"", "=", "\u{0}", "&#0;",
    "&#x110000;",
    "xmlns:a=\"", "<?x?>", "<?x", "xmlns=\"\"", "&a;", "%a;", "<:>", "<![", "\u{FEFF}", "\u{FFFE}", "é",
  ]

  /// Changes, moves, doubles and leaves out some bytes.
  mutating func damage(_ bytes: inout [UInt8]) {
    for _ in 0..<[1, 1, 2, 5][next(below: 4)] where !bytes.isEmpty { change(&bytes) }
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = next(below: bytes.count)
    let end = min(place + 1 + next(below: 60), bytes.count)
    switch next(below: 8) {
    case 0: bytes[place] ^= 1 << UInt8(next(below: 8))
    case 1: bytes[place] = UInt8(next(below: 256))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: next(below: bytes.count))
    case 4: bytes.removeSubrange(place...)
    case 5: bytes.insert(contentsOf: (0..<5).map { _ in UInt8(next(below: 256)) }, at: place)
    default: bytes.insert(contentsOf: Self.pieces[next(below: Self.pieces.count)].utf8, at: place)
    }
  }

  private mutating func next(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(bound))
  }
}
