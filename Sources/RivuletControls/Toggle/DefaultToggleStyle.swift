public import RivuletCore
import RivuletElements
package import RivuletGraph
import RivuletLooks

/// The default style: a switch or a check box, depending on the looks.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style, which depends on the looks.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A toggle that is a switch or a check box, depending on the looks and the context (B21.50).
package struct AutomaticToggle {
  let configuration: ToggleStyleConfiguration
}

extension AutomaticToggle: View {
  package typealias Body = Never

  package static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let configuration: _GraphValue<ToggleStyleConfiguration> = view.field(0)
    return make(configuration.attribute, &inputs)
  }

  /// Builds the toggle without a surrounding view.
  @MainActor package static func make(_ configuration: Attribute<ToggleStyleConfiguration>, _ inputs: inout _ViewListInputs)
    -> _ViewListOutputs
  {
    switch inputs.tree.looks.toggles.automaticForm {
    case .switches: inputs.makeList(showing: { SwitchToggle(configuration: $0) }, of: configuration)
    case .checkboxes: inputs.makeList(showing: { CheckboxOrSwitch(configuration: $0) }, of: configuration)
    }
  }
}

/// A check box, or a switch in the rows of a grouped form.
private struct CheckboxOrSwitch: CompositeView {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlPlace) private var place
  @Environment(\.isInLabeledContent) private var isInLabeledContent

  init(configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    if place == .row, !isInLabeledContent {
      SwitchToggle(configuration: configuration)
    } else {
      CheckboxToggle(configuration: configuration)
    }
  }
}
