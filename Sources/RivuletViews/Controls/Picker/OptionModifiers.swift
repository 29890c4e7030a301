import Foundation
import RivuletCore

/// Chooses an option when it is pressed and released inside, or activated by assistive technology.
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
    let responder = node.responder as? OptionResponder ?? OptionResponder()
    responder.isEnabled = isEnabled
    responder.choose = choose
    node.responder = responder
  }
}

/// The press of one option. The keyboard's focus stops at the group around.
@MainActor
final class OptionResponder: PressFollower {
  var isEnabled = true
  var choose: @MainActor () -> Void = {}

  func press(_ isDown: Bool, _ node: ViewNode) {}
  func act() { choose() }

  func activation(in node: ViewNode) -> (@MainActor () -> Void)? { isEnabled ? choose : nil }
}

/// Where the keyboard chooses among options: arrows go to the next or the previous one (B21.92).
struct ChoiceGroupModifier: NodeModifier {
  let role: SemanticsElement.Role
  /// Whether the options are elements of their own.
  let containsOptions: Bool
  /// Chooses the next option in a direction.
  let choose: @MainActor (Int) -> Void
  /// What Space does; nil for nothing.
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

/// Takes the arrows for a group of options.
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
