public import RivuletCore
import RivuletElements

/// A control that turns a value on and off (A3.09, B12.04).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  /// The index of `label` among the stored properties.
  static var labelFieldIndex: Int { 2 }

  package nonisolated init(_isOn isOn: Binding<Bool>, isMixed: Bool = false, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }
}

extension Toggle: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let label: _GraphValue<Label> = view.field(labelFieldIndex)
    let configuration = inputs.makeRule(
      MappedRule(source: view.attribute) { ToggleStyleConfiguration(isOn: $0.isOn, isMixed: $0.isMixed) })
    let semantics = inputs.makeRule(
      MappedRule(source: configuration) { ToggleSemanticsModifier(isOn: $0.$isOn, isMixed: $0.isMixed) })
    var inner = inputs.supplying(ToggleStyleConfiguration.Label.self, _ViewListBody(label).titled())
    let look = _ViewListBody { $0.makeStyled(configuration, automatic: AutomaticToggle.make) }
    return ToggleSemanticsModifier._makeViewList(modifier: _GraphValue(semantics), inputs: &inner, body: look)
  }
}

@available(*, unavailable)
extension Toggle: Sendable {}
