/// The closures of one pass that run after it, first in first out (B1.07, B1.08).
///
/// Disappear actions run after the appear and change actions of the same pass (B5.08/09); tasks start after all of them (B5.05).
@MainActor
package final class ActionQueue {
  @exclusivity(unchecked) private var actions: [() -> Void] = []
  @exclusivity(unchecked) private var departures: [() -> Void] = []
  @exclusivity(unchecked) private var starts: [() -> Void] = []

  /// The queue that takes what is appended while this one is open; nil for that of the frame.
  private let outer: ActionQueue?
  @exclusivity(unchecked) private var isOpen = false

  /// That of the frame.
  package init() { outer = nil }

  /// One of a part of the views that is not shown yet: what is appended waits until `open` is called, and then goes to the queue around it.
  init(inside outer: ActionQueue) { self.outer = outer }

  package var isEmpty: Bool { actions.isEmpty && departures.isEmpty && starts.isEmpty }

  /// Where what is appended goes at once; nil for this queue itself.
  private var receiver: ActionQueue? { isOpen ? outer : nil }

  package func append(_ action: @escaping () -> Void) {
    if let receiver { receiver.append(action) } else { actions.append(action) }
  }

  package func appendDeparture(_ action: @escaping () -> Void) {
    if let receiver { return receiver.appendDeparture(action) }
    if BehaviourConstants.departuresComeLast { departures.append(action) } else { actions.append(action) }
  }

  package func appendStart(_ action: @escaping () -> Void) {
    if let receiver { receiver.appendStart(action) } else { starts.append(action) }
  }

  /// Hands what waits to the queue around this one, and from now on what is appended too.
  func open() {
    guard let outer, !isOpen else { return }
    isOpen = true
    for action in actions { outer.append(action) }
    for action in starts { outer.appendStart(action) }
    discard()
  }

  /// What is appended waits again.
  func close() { isOpen = false }

  /// Runs everything, including what the actions themselves queue.
  func drain() {
    while !isEmpty {
      drain(\.actions)
      if actions.isEmpty { drain(\.departures) }
      if actions.isEmpty, departures.isEmpty { drain(\.starts) }
    }
  }

  private func drain(_ queue: ReferenceWritableKeyPath<ActionQueue, [() -> Void]>) {
    var index = 0
    while index < self[keyPath: queue].count {
      self[keyPath: queue][index]()
      index += 1
    }
    self[keyPath: queue].removeAll(keepingCapacity: true)
  }
}

extension ActionQueue {
  /// Forgets everything; for trees that are only compared with others.
  func discard() {
    actions.removeAll()
    departures.removeAll()
    starts.removeAll()
  }
}
