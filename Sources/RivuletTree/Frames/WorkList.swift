/// The pending work of one stage of a frame. Elements wait in insertion order until the stage processes all of them.
///
/// A list of objects may have a mark: a property that is true while the object is waiting. The mark prevents an object from being added
/// more than once. The list keeps its memory, so it allocates nothing in the steady state.
@MainActor
package final class WorkList<Element> {
  /// The number of waiting elements. The count is stored, because stages read it several times per turn.
  private var count = 0
  private var waiting: [Element] = []
  /// The memory of the most recently processed elements, for reuse.
  private var spare: [Element] = []
  private let mark: ReferenceWritableKeyPath<Element, Bool>?

  /// Creates a list to which an element can be added several times.
  package init() { mark = nil }

  /// Creates a list to which an object can be added only once.
  ///
  /// - Parameter mark: The property that is true while the object is waiting. Only the list sets it.
  package init(once mark: ReferenceWritableKeyPath<Element, Bool>) { self.mark = mark }

  package var isEmpty: Bool { count == 0 }

  /// Appends an element, unless it is marked as waiting.
  package func append(_ element: Element) {
    if let mark {
      if element[keyPath: mark] { return }
      element[keyPath: mark] = true
    }
    waiting.append(element)
    count += 1
  }

  /// Calls `body` with each element that is currently waiting, after clearing the element's mark. Elements added meanwhile wait for the
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

  /// Calls `body` with each element, after clearing the element's mark, until the list is empty. This includes elements added meanwhile.
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
