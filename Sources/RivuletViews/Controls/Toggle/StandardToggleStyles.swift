public import RivuletCore
import RivuletGraph

/// A style that depends on the looks: a switch, or a check box.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticToggle(configuration: configuration)
  }
}

/// A style with a leading label and a trailing switch.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// Creates a style with a colour for switches that are on.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use ``View/tint(_:)`` instead.")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use ``View/tint(_:)`` instead.")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

/// A style with a button that is highlighted while the value is on.
@available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

/// A style with a check box before the label.
@available(macOS 10.15, *)
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A style that depends on the looks.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style with a leading label and a trailing switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style with a button that is highlighted while the value is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style with a check box.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A toggle as a switch or a check box, depending on the looks and the place (B21.50).
struct AutomaticToggle {
  let configuration: ToggleStyleConfiguration
}

extension AutomaticToggle: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let configuration: _GraphValue<ToggleStyleConfiguration> = view.field(0)
    return make(configuration.attribute, &inputs)
  }

  /// Builds the toggle without a view around it.
  @MainActor static func make(_ configuration: Attribute<ToggleStyleConfiguration>, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
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
