/// A queue with appending and taking in constant time on average.
struct FIFO<Element> {
  private var storage: [Element?] = []
  private var head = 0

  /// Whether nothing is waiting.
  var isEmpty: Bool { head == storage.count }

  /// How many elements are waiting.
  var count: Int { storage.count - head }

  /// What is waiting, the oldest first.
  var elements: [Element] { storage[head...].compactMap { $0 } }

  /// Puts an element at the end.
  mutating func append(_ element: Element) {
    storage.append(.some(element))
  }

  /// Takes the oldest element.
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

  /// Drops everything.
  mutating func removeAll() {
    storage = []
    head = 0
  }
}
