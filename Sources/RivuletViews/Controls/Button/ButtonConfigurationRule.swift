import RivuletCore
import RivuletGraph

/// Tells the style what the button is, and keeps its newest action.
@MainActor
struct ButtonConfigurationRule<Label: View>: @MainActor Rule {
  let view: Attribute<Button<Label>>
  private let action = ButtonAction()

  init(view: Attribute<Button<Label>>) {
    self.view = view
  }

  mutating func update(_ output: borrowing RuleOutput<PrimitiveButtonStyleConfiguration>) {
    let button = view.value
    action.perform = button.action
    output.set(PrimitiveButtonStyleConfiguration(role: button.role, action: action))
  }

  static func areEqual(_ lhs: PrimitiveButtonStyleConfiguration, _ rhs: PrimitiveButtonStyleConfiguration) -> Bool {
    lhs.role == rhs.role && lhs.action === rhs.action
  }
}
