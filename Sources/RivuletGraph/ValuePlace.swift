/// Where a value lies that is lent, and not copied. Valid as long as what it was made for: a stored property of a rule as long as the rule is in
/// the graph, an element of a collection as long as its storage is lent.
@frozen @usableFromInline
package struct ValuePlace<Value> {
  @usableFromInline let pointer: UnsafeMutablePointer<Value>

  /// The place of a property, of a rule in the graph.
  @inlinable @inline(__always) package init(of property: inout Value) {
    pointer = Self.pointer(to: &property)
  }

  @inlinable @inline(__always) init(at pointer: UnsafeMutablePointer<Value>) {
    self.pointer = pointer
  }

  @inlinable @inline(__always)
  static func pointer(to property: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Value> { property }

  /// Where something lies in the value, some bytes into it.
  @inlinable @inline(__always) package func field<Part>(_ type: Part.Type, at byteOffset: Int) -> ValuePlace<Part> {
    ValuePlace<Part>(at: (UnsafeMutableRawPointer(pointer) + byteOffset).assumingMemoryBound(to: Part.self))
  }

  /// Hands the value to `use` where it lies.
  @inlinable @inline(__always) package func lend<Result>(to use: (borrowing Value) -> Result) -> Result {
    RivuletGraph.lend(pointer, to: use)
  }

  /// A copy of the value.
  @inlinable package var copy: Value { pointer.pointee }
}

/// The places of values that lie one after the other.
@frozen @usableFromInline
package struct ValuePlaces<Value> {
  @usableFromInline let first: UnsafeMutablePointer<Value>
  @usableFromInline package let count: Int

  /// Those of the elements of lent storage.
  @inlinable package init(of elements: UnsafeBufferPointer<Value>) {
    // Nobody writes through a place of which only this type knows.
    first =
      UnsafeMutablePointer(mutating: elements.baseAddress)
      ?? UnsafeMutablePointer(bitPattern: MemoryLayout<Value>.alignment).unsafelyUnwrapped
    count = elements.count
  }

  @inlinable package subscript(index: Int) -> ValuePlace<Value> {
    @inline(__always) get { ValuePlace(at: first + index) }
  }
}

/// Takes the value for one that can't be copied, because it would be copied otherwise.
@usableFromInline @inline(never)
func lend<Value: ~Copyable, Result>(_ place: UnsafeMutablePointer<Value>, to use: (borrowing Value) -> Result) -> Result {
  use(place.pointee)
}
