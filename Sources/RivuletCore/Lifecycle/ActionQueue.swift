/// The closures of one pass that run after it, first in first out (B1.07, B1.08).
///
/// Disappear actions run after the appear and change actions of the same pass (B5.08/09); tasks start after all of them (B5.05).
@MainActor
package final class ActionQueue {
  @exclusivity(unchecked) private var actions: [() -> Void] = []
  @exclusivity(unchecked) private var departures: [() -> Void] = []
  @exclusivity(unchecked) private var starts: [() -> Void] = []

  package var isEmpty: Bool { actions.isEmpty && departures.isEmpty && starts.isEmpty }

  package func append(_ action: @escaping () -> Void) { actions.append(action) }
  package func appendDeparture(_ action: @escaping () -> Void) {
    if BehaviourConstants.departuresComeLast { departures.append(action) } else { actions.append(action) }
  }
  package func appendStart(_ action: @escaping () -> Void) { starts.append(action) }

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
