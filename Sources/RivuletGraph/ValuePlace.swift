/// The address of a borrowed value, which isn't copied. The address is valid as long as its origin is. For a stored property, that's as
/// long as its rule is in the graph. For an element of a collection, that's as long as the collection's storage is borrowed.
@frozen @usableFromInline
package struct ValuePlace<Value> {
  @usableFromInline let pointer: UnsafeMutablePointer<Value>

  /// Creates the address of a property of a rule in the graph.
  @inlinable @inline(__always) package init(of property: inout Value) {
    pointer = Self.pointer(to: &property)
  }

  @inlinable @inline(__always) init(at pointer: UnsafeMutablePointer<Value>) {
    self.pointer = pointer
  }

  @inlinable @inline(__always)
  static func pointer(to property: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Value> { property }

  /// Returns the address of a part of the value at a byte offset.
  @inlinable @inline(__always) package func field<Part>(_ type: Part.Type, at byteOffset: Int) -> ValuePlace<Part> {
    ValuePlace<Part>(at: (UnsafeMutableRawPointer(pointer) + byteOffset).assumingMemoryBound(to: Part.self))
  }

  /// Calls `use` with the value in place.
  @inlinable @inline(__always) package func lend<Result>(to use: (borrowing Value) -> Result) -> Result {
    RivuletGraph.lend(pointer, to: use)
  }

  /// A copy of the value.
  @inlinable package var copy: Value { pointer.pointee }
}

/// The addresses of consecutive values.
@frozen @usableFromInline
package struct ValuePlaces<Value> {
  @usableFromInline let first: UnsafeMutablePointer<Value>
  @usableFromInline package let count: Int

  /// Creates the addresses of the elements in borrowed storage.
  @inlinable package init(of elements: UnsafeBufferPointer<Value>) {
    // Only this type has access to the mutable address, and it never writes through it.
    first =
      UnsafeMutablePointer(mutating: elements.baseAddress)
      ?? UnsafeMutablePointer(bitPattern: MemoryLayout<Value>.alignment).unsafelyUnwrapped
    count = elements.count
  }

  @inlinable package subscript(index: Int) -> ValuePlace<Value> {
    @inline(__always) get { ValuePlace(at: first + index) }
  }
}

/// Calls `use` with the value treated as noncopyable, because the value would otherwise be copied.
@usableFromInline @inline(never)
func lend<Value: ~Copyable, Result>(_ place: UnsafeMutablePointer<Value>, to use: (borrowing Value) -> Result) -> Result {
  use(place.pointee)
}
