extension String {
  /// Returns true if the string consists of the same code units as another one. Equal strings may consist of different code units.
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && sharedHead(with: other) == utf8.count
  }

  /// Returns the number of leading code units that two strings share. The comparison processes eight units at a time, because texts may be
  /// long.
  package func sharedHead(with other: String) -> Int {
    let (first, second) = (utf8.span.bytes, other.utf8.span.bytes)
    let end = min(first.byteCount, second.byteCount)
    var head = 0
    while head + 8 <= end, RawSpan.word(first, head) == RawSpan.word(second, head) { head += 8 }
    while head < end, RawSpan.byte(first, head) == RawSpan.byte(second, head) { head += 1 }
    return head
  }

  /// Returns the number of trailing code units that two strings share, up to `limit`.
  package func sharedTail(with other: String, limit: Int) -> Int {
    let (first, second) = (utf8.span.bytes, other.utf8.span.bytes)
    let (start, otherStart) = (first.byteCount, second.byteCount)
    var tail = 0
    while tail + 8 <= limit, RawSpan.word(first, start - tail - 8) == RawSpan.word(second, otherStart - tail - 8) { tail += 8 }
    while tail < limit, RawSpan.byte(first, start - tail - 1) == RawSpan.byte(second, otherStart - tail - 1) { tail += 1 }
    return tail
  }
}

extension RawSpan {
  fileprivate static func word(_ bytes: RawSpan, _ offset: Int) -> UInt64 {
    bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
  fileprivate static func byte(_ bytes: RawSpan, _ offset: Int) -> UInt8 {
    bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt8.self)
  }
}
