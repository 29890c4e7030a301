/// The closures that one pass queues to run after it, in first-in, first-out order (B1.07, B1.08).
///
/// Content that isn't always shown has its own queue, nested in the surrounding one. Actions that must wait until the content is shown stay
/// in the nested queue.
///
/// Disappear actions run after the appear and change actions of the same pass (B5.08/09). Tasks start after all of them (B5.05).
@MainActor
package final class ActionQueue {
  private var actions: [Waiting] = []
  private var departures: [() -> Void] = []
  private var starts: [() -> Void] = []

  /// The actions that a nested queue forwards to the surrounding queue.
  enum Gate {
    /// Forwards all actions, because the content is shown.
    case open
    /// Forwards all actions except appearances and tasks. The content is covered by another screen but kept up to date.
    case covered
    /// Forwards only departures and discards changes. The content is an alternative that isn't currently shown.
    case hidden
    /// Forwards no actions.
    case closed
  }

  private enum Kind { case change, appearance, handover }

  /// An action waiting in the order of the pass.
  private struct Waiting {
    let kind: Kind
    let run: () -> Void
  }

  /// The enclosing queue; nil for the frame's queue.
  private let outer: ActionQueue?
  private var gate = Gate.open

  /// Creates the queue for the frame.
  package init() { outer = nil }

  /// Creates the queue for content that isn't shown yet. Actions that the gate doesn't admit wait until a call to `open`.
  init(inside outer: ActionQueue, _ gate: Gate) {
    self.outer = outer
    self.gate = gate
  }

  package var isEmpty: Bool { actions.isEmpty && departures.isEmpty && starts.isEmpty }

  /// Appends an action that follows a change.
  package func append(_ action: @escaping () -> Void) {
    if gate == .hidden { return }
    if let outer, gate != .closed { outer.append(action) } else { actions.append(Waiting(kind: .change, run: action)) }
  }

  /// Appends an action that delivers the newest of several values. The action runs now, or once the content is shown.
  func appendDelivery(_ action: @escaping () -> Void) {
    if let outer, gate == .open || gate == .covered {
      outer.appendDelivery(action)
    } else {
      actions.append(Waiting(kind: .handover, run: action))
    }
  }

  /// True if changes in the content, or in content around it, are discarded.
  var discardsChanges: Bool { gate == .hidden || outer?.discardsChanges == true }

  /// Appends an action that runs when the content is shown.
  package func appendAppearance(_ action: @escaping () -> Void) {
    if let outer, gate == .open { outer.appendAppearance(action) } else { actions.append(Waiting(kind: .appearance, run: action)) }
  }

  package func appendDeparture(_ action: @escaping () -> Void) {
    if let outer, gate != .closed { return outer.appendDeparture(action) }
    if BehaviourConstants.departuresComeLast {
      departures.append(action)
    } else {
      actions.append(Waiting(kind: .change, run: action))
    }
  }

  /// Appends the start of a task, which waits until the content is shown.
  package func appendStart(_ action: @escaping () -> Void) {
    if let outer, gate == .open { outer.appendStart(action) } else { starts.append(action) }
  }

  /// Sets the gate. The queue forwards the actions that the new gate admits, including those already waiting, to the surrounding queue.
  func open(_ next: Gate) {
    guard let outer, gate != next else { return }
    gate = next
    if next == .closed { return }
    let waiting = actions
    actions.removeAll()
    for action in waiting {
      switch (action.kind, next) {
      case (.appearance, .open): outer.appendAppearance(action.run)
      case (.handover, .open), (.handover, .covered): outer.appendDelivery(action.run)
      case (.change, .open), (.change, .covered): outer.append(action.run)
      case (.change, .hidden): break
      default: actions.append(action)
      }
    }
    for action in departures { outer.appendDeparture(action) }
    departures.removeAll()
    guard next == .open else { return }
    for action in starts { outer.appendStart(action) }
    starts.removeAll()
  }

  /// Returns true if the queue's gate has the given value. The frame's queue matches any gate.
  func hasGate(_ gate: Gate) -> Bool { outer == nil || self.gate == gate }

  /// Runs all actions, including any that they queue while running.
  func drain() {
    while !isEmpty {
      drainActions()
      if actions.isEmpty { drain(\.departures) }
      if actions.isEmpty, departures.isEmpty { drain(\.starts) }
    }
  }

  private func drainActions() {
    var index = 0
    while index < actions.count {
      actions[index].run()
      index += 1
    }
    actions.removeAll(keepingCapacity: true)
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
  /// Discards all actions. Used for trees that are only compared with other trees.
  func discard() {
    actions.removeAll()
    departures.removeAll()
    starts.removeAll()
  }
}
