/// A queue whose insertions and removals take amortised constant time.
struct FIFO<Element> {
  private var storage: [Element?] = []
  private var head = 0

  /// True if the queue has no elements.
  var isEmpty: Bool { head == storage.count }

  /// The number of elements.
  var count: Int { storage.count - head }

  /// The elements, oldest first.
  var elements: [Element] { storage[head...].compactMap { $0 } }

  /// Appends an element.
  mutating func append(_ element: Element) {
    storage.append(.some(element))
  }

  /// Removes and returns the oldest element.
  mutating func popFirst() -> Element? {
    guard head < storage.count else { return nil }
    let element = storage[head].take()
    head += 1
    if head == storage.count {
      storage.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 32, head * 2 > storage.count {
      storage.removeFirst(head)
      head = 0
    }
    return element
  }

  /// Removes all elements.
  mutating func removeAll() {
    storage = []
    head = 0
  }
}
