/// The address of a borrowed value, which is not copied. It is valid as long as its origin is: for a stored property, as long as its rule
/// is in the graph; for an element of a collection, as long as its storage is borrowed.
@frozen @usableFromInline
package struct ValuePlace<Value> {
  @usableFromInline let pointer: UnsafeMutablePointer<Value>

  /// Creates the place of a property of a rule in the graph.
  @inlinable @inline(__always) package init(of property: inout Value) {
    pointer = Self.pointer(to: &property)
  }

  @inlinable @inline(__always) init(at pointer: UnsafeMutablePointer<Value>) {
    self.pointer = pointer
  }

  @inlinable @inline(__always)
  static func pointer(to property: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Value> { property }

  /// Returns the place of a part of the value, `byteOffset` bytes into it.
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

/// The places of consecutive values.
@frozen @usableFromInline
package struct ValuePlaces<Value> {
  @usableFromInline let first: UnsafeMutablePointer<Value>
  @usableFromInline package let count: Int

  /// Creates the places of the elements of borrowed storage.
  @inlinable package init(of elements: UnsafeBufferPointer<Value>) {
    // Only this type knows the place, and it never writes through it.
    first =
      UnsafeMutablePointer(mutating: elements.baseAddress)
      ?? UnsafeMutablePointer(bitPattern: MemoryLayout<Value>.alignment).unsafelyUnwrapped
    count = elements.count
  }

  @inlinable package subscript(index: Int) -> ValuePlace<Value> {
    @inline(__always) get { ValuePlace(at: first + index) }
  }
}

/// Calls `use` with the value as a noncopyable value, because it would be copied otherwise.
@usableFromInline @inline(never)
func lend<Value: ~Copyable, Result>(_ place: UnsafeMutablePointer<Value>, to use: (borrowing Value) -> Result) -> Result {
  use(place.pointee)
}
