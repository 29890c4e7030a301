import Foundation
import RivuletCore

/// A modifier that makes a view an option. A press that is released inside, or assistive technology, chooses it. The surrounding group has
/// the keyboard's focus.
struct OptionModifier: NodeModifier {
  let role: SemanticsElement.Role
  let mark: OptionMark
  let canBeChosen: Bool
  let choose: @MainActor () -> Void

  static func makeBehavior(_ inputs: _ViewListInputs) -> PressBehavior { PressBehavior() }

  func update(_ node: BehaviorNode<PressBehavior>, environment: EnvironmentReader) {
    let isEnabled = environment.values.isEnabled && canBeChosen
    var element = SemanticsElement(role: role, children: .combine)
    element.isEnabled = isEnabled
    element.isSelected = mark == .chosen
    node.semantics = element
    let responder = PressResponder.of(node)
    responder.isEnabled = isEnabled
    responder.action.perform = choose
    responder.offersActivation = true
  }
}

/// A modifier that makes a group of options focusable. Arrow keys move to the next or previous option (B21.92).
struct ChoiceGroupModifier: NodeModifier {
  let role: SemanticsElement.Role
  /// True if the options are accessibility elements of their own.
  let containsOptions: Bool
  /// The function that chooses the next option in a direction.
  let choose: @MainActor (Int) -> Void
  /// The action of the Space key; nil for none.
  var activate: (@MainActor () -> Void)?

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let isEnabled = environment.values.isEnabled
    var element = SemanticsElement(role: role, children: containsOptions ? .contain : .ignore)
    element.takesParts = true
    element.isEnabled = isEnabled
    node.semantics = element
    let responder = node.responder as? ChoiceGroupResponder ?? ChoiceGroupResponder()
    responder.isEnabled = isEnabled
    responder.choose = choose
    responder.activate = activate
    node.responder = responder
  }
}

/// The responder for the arrow keys of a group of options.
@MainActor
final class ChoiceGroupResponder: EventResponder {
  var isEnabled = true
  var choose: @MainActor (Int) -> Void = { _ in }
  var activate: (@MainActor () -> Void)?

  var takesPointers: Bool { false }
  var canFocus: Bool { isEnabled }

  func activation(in node: ViewNode) -> (@MainActor () -> Void)? { isEnabled ? activate : nil }

  func handle(_ key: KeyInput, in node: ViewNode) -> Bool {
    guard isEnabled, key.phase != .up, key.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    switch key.key {
    case .down: choose(1)
    case .up: choose(-1)
    case .right: choose(node.isMirrored ? -1 : 1)
    case .left: choose(node.isMirrored ? 1 : -1)
    default: return false
    }
    return true
  }
}
