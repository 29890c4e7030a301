package import RivuletCore
import RivuletElements
import RivuletGraph

/// A button that is part of a larger control. It uses the app's button style, if any, and the control's own appearance otherwise.
///
/// The larger control takes the focus.
package struct InnerButton<Styled: View, Standard: View> {
  private let command: ButtonCommand
  private let styled: Styled
  private let standard: Standard

  /// Creates a button.
  ///
  /// - Parameters:
  /// - styled: The label to show if the app sets a button style.
  /// - standard: The control to show if the app sets no button style.
  package init(action: @escaping @MainActor () -> Void, @ViewBuilder styled: () -> Styled, @ViewBuilder standard: () -> Standard) {
    command = ButtonCommand(role: nil, action: action)
    self.styled = styled()
    self.standard = standard()
  }
}

extension InnerButton: View {
  package typealias Body = Never

  package static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let standard: _GraphValue<Standard> = view.field(2)
    guard inputs.hasStyle(for: _ButtonSource.self) else { return Standard._makeViewList(view: standard, inputs: &inputs) }
    let label: _GraphValue<Styled> = view.field(1)
    let button = _ButtonSource(
      command: view.first().attribute, label: _ViewListBody(label), takesFocus: false, isToggle: Styled.self is any ToggleButtonLabel.Type)
    return inputs.makeStyled(button, automatic: DefaultButtonStyle.make)
  }
}

/// The label of a button with an on-off state. The button has a background while the state is on.
@MainActor
protocol ToggleButtonLabel {}
