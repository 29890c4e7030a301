import CPango

/// A string that equals another one if both have the same bytes. Offsets count bytes, but strings that only look the same are equal as
/// strings and may differ in them.
struct TextBytes: Hashable {
  /// What is compared.
  let string: String

  /// The bytes of a string.
  init(_ string: String) {
    self.string = string
  }

  /// Weighs as many ordinary strings as it is long.
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
    let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    if isHashed == nil { for byte in string.utf8 { hasher.combine(byte) } }
  }
}
