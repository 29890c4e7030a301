/// A stretch of the bytes of a value.
@frozen @usableFromInline
package struct ByteSpan: Equatable {
  /// The first byte.
  @usableFromInline var lower: UInt32
  /// The byte behind the last.
  @usableFromInline var upper: UInt32

  @inlinable @inline(__always) package init(from lower: Int, to upper: Int) {
    self.lower = UInt32(truncatingIfNeeded: lower)
    self.upper = UInt32(truncatingIfNeeded: upper)
  }

  /// Any value as a whole.
  @inlinable @inline(__always) package static var whole: ByteSpan { ByteSpan(from: 0, to: Int(UInt32.max)) }

  /// All bytes of a value of the type.
  @inlinable @inline(__always) package static func all<Value>(of type: Value.Type) -> ByteSpan {
    ByteSpan(from: 0, to: MemoryLayout<Value>.size)
  }

  /// Takes in the bytes of another stretch, and what lies between the two.
  @inline(__always) package mutating func formUnion(_ other: ByteSpan) {
    lower = min(lower, other.lower)
    upper = max(upper, other.upper)
  }

  /// The same bytes of a value that lies inside another one.
  @inlinable @inline(__always) package func moved(by offset: Int) -> ByteSpan {
    ByteSpan(from: Int(lower) &+ offset, to: Int(upper) &+ offset)
  }

  /// Whether a byte belongs to both. A stretch of no bytes counts if it lies inside the other.
  @inline(__always) package func overlaps(_ other: ByteSpan) -> Bool { lower < other.upper && other.lower < upper }
}
