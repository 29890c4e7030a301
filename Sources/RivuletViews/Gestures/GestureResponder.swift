import Foundation
import RivuletCore

/// Brings the gesture of one modifier into the arenas of contacts.
final class GestureResponder<Source: Gesture>: EventResponder {
  /// What the modifier has said last.
  private var gesture: Source
  private var options: GestureOptions
  /// What goes on.
  private var current: (recognizer: MachineRecognizer, machine: _GestureMachine<Source, Source.Value>)?
  /// Where the views of the gesture are watched; gone when these leave with it.
  private weak var tree: ViewTree?

  init(_ gesture: Source, _ options: GestureOptions) {
    self.gesture = gesture
    self.options = options
  }

  var isControl: Bool { false }

  /// Takes over the newest closures. What goes on goes on (B14.28), unless it was switched off. Runs inside a rule.
  func update(_ gesture: Source, _ options: GestureOptions) {
    self.gesture = gesture
    self.options = options
    guard let current, !current.recognizer.isOver else { return }
    current.machine.update(gesture)
    if !options.takesPart { cancel() }
  }

  /// Stops what goes on when the closures of this turn run: closures of the app do not run in rules (B14.23).
  private func cancel() {
    guard let recognizer = current?.recognizer, !recognizer.isOver else { return }
    tree?.actions.append { recognizer.fail() }
  }

  func join(_ arena: GestureArena, in node: ViewNode) {
    if !options.mask.contains(.subviews) { arena.removeAll() }
    // A second contact is for those that wait for it (B14.42).
    guard options.takesPart, current?.recognizer.isOver != false else { return }
    watch(node)
    let machine = Source._makeMachine(of: gesture, in: _GestureContext(node))
    let recognizer = MachineRecognizer(machine.machine)
    current = (recognizer, machine)
    arena.add(recognizer, of: node, options.precedence)
  }

  func activation(in node: ViewNode) -> (@MainActor () -> Void)? {
    guard options.takesPart else { return nil }
    let machine = Source._makeMachine(of: gesture, in: _GestureContext(node)).machine
    guard machine.activate() else { return nil }
    return {
      machine.deliver()
      machine.finish()
    }
  }

  private func watch(_ node: ViewNode) {
    guard tree == nil else { return }
    tree = node.tree
    node.scope.add(self)
  }
}

extension GestureResponder: LifecycleObserver {
  /// A gesture that goes on is cancelled with its view (B14.29).
  func scopeWillDisappear() { cancel() }
}

/// How a gesture takes part.
struct GestureOptions {
  var precedence = GestureArena.Precedence.normal
  var mask = GestureMask.all
  var isEnabled = true

  /// Whether the added gesture counts.
  var takesPart: Bool { isEnabled && mask.contains(.gesture) }
}
