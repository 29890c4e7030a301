import RivuletCore
import RivuletGraph

/// The rule that provides a button's configuration to its style. It also stores the latest action.
@MainActor
struct ButtonConfigurationRule: @MainActor Rule {
  let command: Attribute<ButtonCommand>
  private let environment: EnvironmentReader
  private let action = ButtonAction()

  init(command: Attribute<ButtonCommand>, environment: EnvironmentReader) {
    self.command = command
    self.environment = environment
  }

  mutating func update(_ output: borrowing RuleOutput<PrimitiveButtonStyleConfiguration>) {
    let command = command.value
    action.perform = environment.values.buttonActionWrapper?.wrap(command.action, role: command.role) ?? command.action
    output.set(PrimitiveButtonStyleConfiguration(role: command.role, action: action))
  }

  static func areEqual(_ lhs: PrimitiveButtonStyleConfiguration, _ rhs: PrimitiveButtonStyleConfiguration) -> Bool {
    lhs.role == rhs.role && lhs.action === rhs.action
  }
}
