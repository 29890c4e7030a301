package import RivuletCore
import RivuletElements
import RivuletGraph

/// The button of a larger control: in the button style that the app set, or in the look of the control.
///
/// The larger control has the focus.
package struct InnerButton<Styled: View, Standard: View> {
  private let command: ButtonCommand
  private let styled: Styled
  private let standard: Standard

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - styled: The label for a button style.
  ///   - standard: The control without a button style.
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
      command: view.first().attribute, label: _ViewListBody(label), takesFocus: false, isToggle: Styled.self is any LabelOfValue.Type)
    return inputs.makeStyled(button, automatic: DefaultButtonStyle.make)
  }
}

/// The label of a button that has a value, which the button shows by a background while it is on.
@MainActor
protocol LabelOfValue {}
