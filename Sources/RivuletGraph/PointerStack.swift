/// A growing stack of plain values in memory of its own.
struct PointerStack<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  /// Where the next element goes.
  private(set) var top: UnsafeMutablePointer<Element>
  private var limit: UnsafeMutablePointer<Element>

  init(capacity: Int) {
    base = .allocate(capacity: capacity)
    top = base
    limit = base + capacity
  }

  var count: Int { top - base }

  @inline(__always) var isEmpty: Bool { top == base }

  @inline(__always) mutating func push(_ element: Element) {
    if top == limit { grow() }
    top.initialize(to: element)
    top += 1
  }

  @inline(__always) mutating func pop() -> Element {
    top -= 1
    return top.pointee
  }

  /// Forgets the last element.
  @inline(__always) mutating func drop() { top -= 1 }

  /// Forgets all elements above the first `count`.
  mutating func cut(to count: Int) { top = base + count }

  @inline(never) private mutating func grow() {
    let count = count
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: count * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    top = base + count
    limit = base + count * 2
  }

  func deallocate() { base.deallocate() }

  var buffer: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }
}
