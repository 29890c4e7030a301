/// The pending work of one frame stage. Elements wait in the order in which they were added until the stage takes all of them.
///
/// A list of objects may have a marker: a property that is true while the object waits. This ensures that an object is in the list only
/// once. The memory of a list is kept, so that nothing is allocated in steady state.
@MainActor
package final class WorkList<Element> {
  /// The number of elements that wait. It is stored because stages ask for it several times in each turn.
  private var count = 0
  private var waiting: [Element] = []
  /// The memory of the elements that were processed last.
  private var spare: [Element] = []
  private let mark: ReferenceWritableKeyPath<Element, Bool>?

  /// Creates a list in which an element may wait several times.
  package init() { mark = nil }

  /// Creates a list in which an object waits once.
  ///
  /// - Parameter mark: The property of the object that is true while it waits. Only the list sets it.
  package init(once mark: ReferenceWritableKeyPath<Element, Bool>) { self.mark = mark }

  package var isEmpty: Bool { count == 0 }

  /// Adds an element at the end, unless it is marked.
  package func append(_ element: Element) {
    if let mark {
      if element[keyPath: mark] { return }
      element[keyPath: mark] = true
    }
    waiting.append(element)
    count += 1
  }

  /// Calls `body` with each element that currently waits, after clearing its marker. Elements that are added in the meantime wait for the
  /// next call.
  package func takeAll(_ body: (Element) -> Void) {
    if count == 0 { return }
    var taken = spare
    spare = []
    swap(&taken, &waiting)
    count = 0
    for index in taken.indices { run(taken[index], body) }
    taken.removeAll(keepingCapacity: true)
    if spare.capacity < taken.capacity { spare = taken }
  }

  /// Calls `body` with each element, after clearing its marker, until none waits. This includes elements that are added in the meantime.
  package func drain(_ body: (Element) -> Void) {
    var index = 0
    while index < waiting.count {
      run(waiting[index], body)
      index += 1
    }
    waiting.removeAll(keepingCapacity: true)
    count = 0
  }

  @inline(__always) private func run(_ element: Element, _ body: (Element) -> Void) {
    if let mark { element[keyPath: mark] = false }
    body(element)
  }

  /// Releases all elements and the memory. Called when the tree is closed.
  package func close() { (waiting, spare, count) = ([], [], 0) }
}
