import Foundation
import RivuletCore

/// A responder that adds a modifier's gesture to the gesture arenas of contacts.
final class GestureResponder<Source: Gesture>: EventResponder {
  /// The modifier's latest gesture.
  private var gesture: Source
  private var options: GestureOptions
  /// The recognizer and the machine of the gesture in progress.
  private var current: (recognizer: MachineRecognizer, machine: _GestureMachine<Source, Source.Value>)?
  /// The tree of the view that owns the gesture, or nil until the first contact.
  private weak var tree: ViewTree?

  init(_ gesture: Source, _ options: GestureOptions) {
    self.gesture = gesture
    self.options = options
  }

  var isControl: Bool { false }

  /// Updates the gesture and its closures. A gesture in progress continues (B14.28), unless it is disabled. This method is called inside a
  /// rule.
  func update(_ gesture: Source, _ options: GestureOptions) {
    self.gesture = gesture
    self.options = options
    guard let current, !current.recognizer.isOver else { return }
    current.machine.update(gesture)
    if !options.takesPart { cancel() }
  }

  /// Cancels the gesture in progress together with the other closures of this turn, because an app's closures do not run inside rules
  /// (B14.23).
  private func cancel() {
    guard let recognizer = current?.recognizer, !recognizer.isOver else { return }
    tree?.actions.append { recognizer.fail() }
  }

  func join(_ arena: GestureArena, in node: ViewNode) {
    if !options.mask.contains(.subviews) { arena.removeAll() }
    // Only gestures that wait for a second contact receive one (B14.42).
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
  /// Cancels a gesture in progress when its view disappears (B14.29).
  func scopeWillDisappear() { cancel() }
}

/// The options of an added gesture.
struct GestureOptions {
  var precedence = GestureArena.Precedence.normal
  var mask = GestureMask.all
  var isEnabled = true

  /// A Boolean value that indicates whether the added gesture is active.
  var takesPart: Bool { isEnabled && mask.contains(.gesture) }
}
