import Foundation
package import RivuletCore

/// A modifier that makes a view an option. A press released inside the view chooses the option, as does assistive technology. The enclosing
/// group has the keyboard focus.
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

/// A modifier that makes a group of options focusable. Arrow keys choose the next or previous option, or open a closed group (B21.92).
package struct ChoiceGroupModifier: NodeModifier {
  let role: SemanticsElement.Role
  /// True if each option is a separate accessibility element.
  package let containsOptions: Bool
  /// The effect of keys on the group.
  let keys: ChoiceKeys

  package init(role: SemanticsElement.Role, containsOptions: Bool, keys: ChoiceKeys) {
    self.role = role
    self.containsOptions = containsOptions
    self.keys = keys
  }

  package static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  package func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let isEnabled = environment.values.isEnabled
    var element = SemanticsElement(role: role, children: containsOptions ? .contain : .ignore)
    element.takesParts = true
    element.isEnabled = isEnabled
    node.semantics = element
    let responder = node.responder as? ChoiceGroupResponder ?? ChoiceGroupResponder()
    responder.isEnabled = isEnabled
    responder.keys = keys
    responder.isAdjustable = role == .picker
    node.responder = responder
  }
}

/// The effect of keys on a group of options.
package enum ChoiceKeys {
  /// A group in which arrow keys choose the next option in a direction, 1 or -1.
  case choose(@MainActor (Int) -> Void)
  /// A closed group, which the space bar and the vertical arrow keys open.
  case open(@MainActor () -> Void)
}

/// The responder that handles the keys of a group of options.
@MainActor
final class ChoiceGroupResponder: EventResponder {
  var isEnabled = true
  var keys: ChoiceKeys?
  /// True if assistive technology can choose the next or previous option (B21.97).
  var isAdjustable = false

  var takesPointers: Bool { false }
  var canFocus: Bool { isEnabled }

  func activation(in node: ViewNode) -> (@MainActor () -> Void)? {
    if isEnabled, case .open(let open) = keys { open } else { nil }
  }

  func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool {
    guard isEnabled, isAdjustable, case .choose(let choose) = keys, case .steps(let count) = adjustment, count != 0 else { return false }
    choose(count > 0 ? -1 : 1)
    return true
  }

  func handle(_ key: KeyInput, in node: ViewNode) -> Bool {
    guard isEnabled, key.phase != .up, key.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    switch keys {
    case .choose(let choose): return move(by: key, in: node, choose)
    case .open(let open):
      guard key.key == .down || key.key == .up else { return false }
      open()
      return true
    case nil: return false
    }
  }

  private func move(by key: KeyInput, in node: ViewNode, _ choose: @MainActor (Int) -> Void) -> Bool {
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
