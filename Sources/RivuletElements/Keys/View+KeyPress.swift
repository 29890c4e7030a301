public import Foundation
public import RivuletCore

/// A modifier that runs an action for key presses while its view, or a view inside, has focus.
struct KeyPressModifier {
  let phases: KeyPress.Phases
  let includes: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let handler = node.keyPressHandler ?? KeyPressHandler(node)
    let modifier = self
    handler.action = { press in
      modifier.phases.contains(press.phase) && modifier.includes(press) ? modifier.action(press) : .ignored
    }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  /// Runs an action when a key is pressed or repeats while this view has focus (B14.66).
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    modifier(KeyPressModifier(phases: [.down, .repeat], includes: { $0.key == key }, action: { _ in action() }))
  }

  /// Runs an action for presses of a key, in the given phases, while this view has focus (B14.66).
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, includes: { $0.key == key }, action: action))
  }

  /// Runs an action for presses of the given keys, in the given phases, while this view has focus (B14.66).
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, includes: { keys.contains($0.key) }, action: action))
  }

  /// Runs an action for presses of keys that type the given characters, in the given phases, while this view has focus (B14.66).
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases, includes: { press in press.characters.unicodeScalars.allSatisfy { characters.contains($0) } }, action: action))
  }

  /// Runs an action for presses of any key, in the given phases, while this view has focus (B14.66).
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, includes: { _ in true }, action: action))
  }
}
