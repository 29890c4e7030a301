/// A range of bytes within a value.
@frozen @usableFromInline
package struct ByteSpan: Equatable {
  /// The offset of the first byte.
  @usableFromInline var lower: UInt32
  /// The offset just past the last byte.
  @usableFromInline var upper: UInt32

  @inlinable @inline(__always) package init(from lower: Int, to upper: Int) {
    self.lower = UInt32(truncatingIfNeeded: lower)
    self.upper = UInt32(truncatingIfNeeded: upper)
  }

  /// A span that covers all bytes of a value of any size.
  @inlinable @inline(__always) package static var whole: ByteSpan { ByteSpan(from: 0, to: Int(UInt32.max)) }

  /// Returns the span of all bytes of a value of the given type.
  @inlinable @inline(__always) package static func all<Value>(of type: Value.Type) -> ByteSpan {
    ByteSpan(from: 0, to: MemoryLayout<Value>.size)
  }

  /// Extends the span to include another span and everything in between.
  @inline(__always) package mutating func formUnion(_ other: ByteSpan) {
    lower = min(lower, other.lower)
    upper = max(upper, other.upper)
  }

  /// Returns the corresponding span inside a larger value in which this value starts at `offset`.
  @inlinable @inline(__always) package func moved(by offset: Int) -> ByteSpan {
    ByteSpan(from: Int(lower) &+ offset, to: Int(upper) &+ offset)
  }

  /// Returns true if the spans share a byte. An empty span overlaps another span if it's inside that span.
  @inline(__always) package func overlaps(_ other: ByteSpan) -> Bool { lower < other.upper && other.lower < upper }
}
