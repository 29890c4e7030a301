/// The closures of one pass that run after it, in first-in, first-out order (B1.07, B1.08).
///
/// A part of the views that is not always shown has its own queue inside the surrounding one. Actions that must wait until the part is
/// shown stay in that queue.
///
/// Disappear actions run after the appear and change actions of the same pass (B5.08/09). Tasks start after all of them (B5.05).
@MainActor
package final class ActionQueue {
  private var actions: [Waiting] = []
  private var departures: [() -> Void] = []
  private var starts: [() -> Void] = []

  /// The actions that a part's queue passes on.
  enum Gate {
    /// All actions: the part is shown.
    case open
    /// All actions except appearances and tasks: the part is covered by another screen and kept up to date.
    case covered
    /// Only departures; changes are dropped. The part is an alternative that is currently not shown.
    case hidden
    /// No actions.
    case closed
  }

  private enum Kind { case change, appearance, handover }

  /// An action, in the order of the pass.
  private struct Waiting {
    let kind: Kind
    let run: () -> Void
  }

  /// The surrounding queue; nil for the frame's queue.
  private let outer: ActionQueue?
  private var gate = Gate.open

  /// Creates the frame's queue.
  package init() { outer = nil }

  /// Creates the queue for a part of the views that is not shown yet. Actions that its gate does not let through wait until `open` is
  /// called.
  init(inside outer: ActionQueue, _ gate: Gate) {
    self.outer = outer
    self.gate = gate
  }

  package var isEmpty: Bool { actions.isEmpty && departures.isEmpty && starts.isEmpty }

  /// Adds an action that follows a change.
  package func append(_ action: @escaping () -> Void) {
    if gate == .hidden { return }
    if let outer, gate != .closed { outer.append(action) } else { actions.append(Waiting(kind: .change, run: action)) }
  }

  /// Adds an action that passes on the newest of several values. It runs now or, if the part is not shown yet, once the part is shown.
  func appendHandover(_ action: @escaping () -> Void) {
    if let outer, gate == .open || gate == .covered {
      outer.appendHandover(action)
    } else {
      actions.append(Waiting(kind: .handover, run: action))
    }
  }

  /// True if changes in the part, or in one around it, are dropped.
  var forgetsChanges: Bool { gate == .hidden || outer?.forgetsChanges == true }

  /// Adds an action that runs when the part is shown.
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

  /// Adds the start of a task, which waits until the part is shown.
  package func appendStart(_ action: @escaping () -> Void) {
    if let outer, gate == .open { outer.appendStart(action) } else { starts.append(action) }
  }

  /// Sets the gate. From now on, the actions that it admits pass to the surrounding queue, including those already waiting.
  func open(_ next: Gate) {
    guard let outer, gate != next else { return }
    gate = next
    if next == .closed { return }
    let waiting = actions
    actions.removeAll()
    for action in waiting {
      switch (action.kind, next) {
      case (.appearance, .open): outer.appendAppearance(action.run)
      case (.handover, .open), (.handover, .covered): outer.appendHandover(action.run)
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

  /// Returns true if the queue has this gate. The frame's queue matches any gate.
  func hasGate(_ gate: Gate) -> Bool { outer == nil || self.gate == gate }

  /// Runs all actions, including those that they queue themselves.
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
  /// Drops all actions, for trees that are only compared with other trees.
  func discard() {
    actions.removeAll()
    departures.removeAll()
    starts.removeAll()
  }
}
