import Foundation

/// Damages pictures at random: the same damage for the same seed, on every machine.
struct PictureMutation {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A copy with some bytes or numbers changed, moved, doubled or left out.
  mutating func damage(_ data: Data, isText: Bool) -> Data {
    var bytes = Array(data)
    for _ in 0...next(below: 4) where !bytes.isEmpty {
      if isText, next(below: 3) > 0 { replaceNumber(in: &bytes) } else { change(&bytes) }
    }
    return Data(bytes)
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = next(below: bytes.count)
    let end = min(place + 1 + next(below: 40), bytes.count)
    switch next(below: 6) {
    case 0: bytes[place] ^= 1 << UInt8(next(below: 8))
    case 1: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF][next(below: 5)]
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: next(below: bytes.count))
    case 4: bytes.removeSubrange(place...)
    default: for index in place..<min(place + 4, bytes.count) { bytes[index] = [0xFF, 0x7F, 0][next(below: 3)] }
    }
  }

  private static let numbers = [
    "0", "-1", "1e-30", "0.0000001", "65536", "2147483648", "1e7", "1e9", "-1e9", "1e38", "1e308", "1e999", "NaN", "99999%", "1e5em", "",
  ]

  /// Puts a number that nobody expects in the place of one.
  private mutating func replaceNumber(in bytes: inout [UInt8]) {
    func isPart(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") }
    let start = next(below: bytes.count)
    guard let first = bytes[start...].firstIndex(where: isPart) else { return }
    let last = bytes[first...].firstIndex { !isPart($0) } ?? bytes.count
    bytes.replaceSubrange(first..<last, with: Self.numbers[next(below: Self.numbers.count)].utf8)
  }

  private mutating func next(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(bound))
  }
}
