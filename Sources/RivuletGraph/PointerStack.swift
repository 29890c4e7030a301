/// A growable stack of trivial values in its own memory.
struct PointerStack<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  /// The address at which to push the next element.
  var top: UnsafeMutablePointer<Element>
  private(set) var limit: UnsafeMutablePointer<Element>

  init(capacity: Int) {
    base = .allocate(capacity: capacity)
    top = base
    limit = base + capacity
  }

  var count: Int { top - base }

  @inline(__always) var isEmpty: Bool { top == base }

  @inline(__always) var isFull: Bool { top == limit }

  @inline(__always) mutating func push(_ element: Element) {
    if isFull { top = grow(from: top) }
    top.initialize(to: element)
    top += 1
  }

  @inline(__always) mutating func pop() -> Element {
    top -= 1
    return top.pointee
  }

  /// Removes all elements above the first `count` elements.
  mutating func cut(to count: Int) { top = base + count }

  /// Removes the first `count` elements in time proportional to the number of remaining elements.
  mutating func removeFirst(_ count: Int) {
    let rest = self.count - count
    base.update(from: base + count, count: rest)
    cut(to: rest)
  }

  /// Enlarges the memory for elements that end at `end`, and returns the new end address.
  @inline(never) mutating func grow(from end: UnsafeMutablePointer<Element>) -> UnsafeMutablePointer<Element> {
    let (count, capacity) = (end - base, limit - base)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    limit = base + capacity * 2
    return base + count
  }

  func deallocate() { base.deallocate() }

  var buffer: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }
}
