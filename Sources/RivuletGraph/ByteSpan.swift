/// A range of the bytes of a value.
@frozen @usableFromInline
package struct ByteSpan: Equatable {
  /// The first byte.
  @usableFromInline var lower: UInt32
  /// The byte after the last one.
  @usableFromInline var upper: UInt32

  @inlinable @inline(__always) package init(from lower: Int, to upper: Int) {
    self.lower = UInt32(truncatingIfNeeded: lower)
    self.upper = UInt32(truncatingIfNeeded: upper)
  }

  /// The span that covers any value as a whole.
  @inlinable @inline(__always) package static var whole: ByteSpan { ByteSpan(from: 0, to: Int(UInt32.max)) }

  /// Returns the span of all bytes of a value of the given type.
  @inlinable @inline(__always) package static func all<Value>(of type: Value.Type) -> ByteSpan {
    ByteSpan(from: 0, to: MemoryLayout<Value>.size)
  }

  /// Extends the span to include another one and everything between them.
  @inline(__always) package mutating func formUnion(_ other: ByteSpan) {
    lower = min(lower, other.lower)
    upper = max(upper, other.upper)
  }

  /// Returns the span of these bytes inside a larger value in which this value starts at `offset`.
  @inlinable @inline(__always) package func moved(by offset: Int) -> ByteSpan {
    ByteSpan(from: Int(lower) &+ offset, to: Int(upper) &+ offset)
  }

  /// Returns true if the spans share a byte. An empty span overlaps the other one if it is inside it.
  @inline(__always) package func overlaps(_ other: ByteSpan) -> Bool { lower < other.upper && other.lower < upper }
}
