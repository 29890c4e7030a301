/// The closures of one pass that run after it, first in first out (B1.07, B1.08).
///
/// A part of the views that is not always shown has a queue of its own, inside the one around it: what must wait until the part is shown waits there.
///
/// Disappear actions run after the appear and change actions of the same pass (B5.08/09); tasks start after all of them (B5.05).
@MainActor
package final class ActionQueue {
  @exclusivity(unchecked) private var actions: [() -> Void] = []
  @exclusivity(unchecked) private var departures: [() -> Void] = []
  @exclusivity(unchecked) private var starts: [() -> Void] = []

  /// What the queue of a part of the views passes on.
  enum Gate {
    /// Everything: the part is shown.
    case open
    /// All but appearances and tasks: the part is covered by another screen, and is kept up to date.
    case covered
    /// Departures alone, and changes are forgotten: the part is one of several of which another one is shown.
    case hidden
    /// Nothing.
    case closed
  }

  /// The queue around this one; nil for that of the frame.
  private let outer: ActionQueue?
  @exclusivity(unchecked) private var gate = Gate.open

  /// That of the frame.
  package init() { outer = nil }

  /// One of a part of the views that is not shown yet. What its gate does not pass on waits until `open` is called.
  init(inside outer: ActionQueue, _ gate: Gate) {
    self.outer = outer
    self.gate = gate
  }

  package var isEmpty: Bool { actions.isEmpty && departures.isEmpty && starts.isEmpty }

  /// Adds an action that follows a change.
  package func append(_ action: @escaping () -> Void) {
    if gate == .hidden { return }
    if let outer, gate != .closed { outer.append(action) } else { actions.append(action) }
  }

  /// Adds an action that hands on the newest of some values: it runs now, or once a part that is not there yet is shown.
  func appendHandover(_ action: @escaping () -> Void) {
    if let outer, gate == .open || gate == .covered { outer.appendHandover(action) } else { actions.append(action) }
  }

  /// True if changes in the part, or in one around it, are forgotten.
  var forgetsChanges: Bool { gate == .hidden || outer?.forgetsChanges == true }

  /// Adds an action that is to run once the part is shown.
  package func appendAppearance(_ action: @escaping () -> Void) {
    if let outer, gate == .open { outer.appendAppearance(action) } else { actions.append(action) }
  }

  package func appendDeparture(_ action: @escaping () -> Void) {
    if let outer, gate != .closed { return outer.appendDeparture(action) }
    if BehaviourConstants.departuresComeLast { departures.append(action) } else { actions.append(action) }
  }

  /// Adds the start of a task, which waits until the part is shown.
  package func appendStart(_ action: @escaping () -> Void) {
    if let outer, gate == .open { outer.appendStart(action) } else { starts.append(action) }
  }

  /// The part is shown: hands what waits to the queue around this one, and from now on what is appended too.
  func open() {
    guard let outer, gate != .open else { return }
    let wasClosed = gate == .closed
    gate = .open
    for action in actions { if wasClosed { outer.append(action) } else { outer.appendAppearance(action) } }
    for action in departures { outer.appendDeparture(action) }
    for action in starts { outer.appendStart(action) }
    discard()
  }

  /// Only what the gate passes goes on from now on.
  func close(_ gate: Gate) { self.gate = gate }

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
