/// Returns true if the first `count` bytes at both addresses are equal.
@inlinable package func haveEqualBytes(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, count: Int) -> Bool {
  var index = 0
  while index + 8 <= count {
    if lhs.loadUnaligned(fromByteOffset: index, as: UInt64.self) != rhs.loadUnaligned(fromByteOffset: index, as: UInt64.self) {
      return false
    }
    index += 8
  }
  while index < count {
    if lhs.load(fromByteOffset: index, as: UInt8.self) != rhs.load(fromByteOffset: index, as: UInt8.self) { return false }
    index += 1
  }
  return true
}
