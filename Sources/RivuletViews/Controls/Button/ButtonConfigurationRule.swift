import RivuletCore
import RivuletGraph

/// Tells the style what the button is, and keeps its newest action.
@MainActor
struct ButtonConfigurationRule: @MainActor Rule {
  let command: Attribute<ButtonCommand>
  private let action = ButtonAction()

  init(command: Attribute<ButtonCommand>) {
    self.command = command
  }

  mutating func update(_ output: borrowing RuleOutput<PrimitiveButtonStyleConfiguration>) {
    let command = command.value
    action.perform = command.action
    output.set(PrimitiveButtonStyleConfiguration(role: command.role, action: action))
  }

  static func areEqual(_ lhs: PrimitiveButtonStyleConfiguration, _ rhs: PrimitiveButtonStyleConfiguration) -> Bool {
    lhs.role == rhs.role && lhs.action === rhs.action
  }
}
