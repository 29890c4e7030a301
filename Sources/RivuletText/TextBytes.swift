import CPango

/// A string that is compared by its bytes. Canonically equivalent strings can have different bytes, and offsets count bytes.
struct TextBytes: Hashable {
  /// The string.
  let string: String

  /// Creates a wrapper for a string.
  init(_ string: String) {
    self.string = string
  }

  /// The weight in a cache, where a short string has a weight of one.
  var weight: Int { 1 + string.utf8.count / 256 }

  static func == (left: TextBytes, right: TextBytes) -> Bool {
    let count = left.string.utf8.count
    guard count == right.string.utf8.count else { return false }
    let isSame = left.string.utf8.withContiguousStorageIfAvailable { left in
      right.string.utf8.withContiguousStorageIfAvailable { right in
        count == 0 || memcmp(left.baseAddress!, right.baseAddress!, count) == 0
      }
    }
    return (isSame ?? nil) ?? left.string.utf8.elementsEqual(right.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }

  /// A hash value that rarely collides. It is computed from eight bytes at a time, which is faster than the standard hasher.
  var digest: UInt64 {
    let digest = string.utf8.withContiguousStorageIfAvailable { bytes in
      var digest = UInt64(truncatingIfNeeded: bytes.count)
      var offset = 0
      let start = UnsafeRawPointer(bytes.baseAddress)
      while let start, offset + 8 <= bytes.count {
        digest = TextBytes.mix(digest, start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < bytes.count {
        rest = rest << 8 | UInt64(bytes[offset])
        offset += 1
      }
      return TextBytes.mix(digest, rest)
    }
    return digest ?? string.utf8.reduce(0) { TextBytes.mix($0, UInt64($1)) }
  }

  /// Combines a word with a digest such that each bit affects all bits of the result.
  static func mix(_ digest: UInt64, _ word: UInt64) -> UInt64 {
    let product = (digest ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
