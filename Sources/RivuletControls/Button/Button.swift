public import RivuletCore
import RivuletElements

/// A control that runs an action (A4.04, B12.01).
///
/// The innermost enclosing `buttonStyle` modifier determines the appearance and interaction.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Button<Label: View> {
  @usableFromInline let command: ButtonCommand
  @usableFromInline let label: Label

  @inlinable nonisolated init(_role role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
    command = ButtonCommand(role: role, action: action)
    self.label = label
  }
}

/// The role and action of a button, without its label.
@usableFromInline struct ButtonCommand {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: @MainActor () -> Void

  @inlinable nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.action = action
  }
}

extension ButtonCommand {
  /// Creates a command from the configuration of a button's style.
  @MainActor init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let action = configuration.action
    self.init(role: configuration.role) { action.perform() }
  }
}

extension Button: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let label: _GraphValue<Label> = view.second(after: ButtonCommand.self)
    let button = _ButtonSource(
      command: view.first().attribute, label: _ViewListBody(label), takesFocus: true, labelIgnoresFocus: Label.self == Text.self,
      labelIsOneView: Label._viewListCount(inputs: _ViewListCountInputs()) == 1)
    return inputs.makeStyled(button, automatic: DefaultButtonStyle.make)
  }
}

@available(*, unavailable)
extension Button: Sendable {}
