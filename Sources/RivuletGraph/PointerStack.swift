/// A growing stack of plain values in memory of its own.
struct PointerStack<Element: BitwiseCopyable> {
  private(set) var count = 0
  private var capacity: Int
  private(set) var base: UnsafeMutablePointer<Element>

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  var isEmpty: Bool { count == 0 }

  @inline(__always) mutating func push(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always) mutating func pop() -> Element {
    count &-= 1
    return base[count]
  }

  /// Forgets all elements above the first `count`.
  mutating func cut(to count: Int) { self.count = count }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  func deallocate() { base.deallocate() }

  var buffer: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }
}
