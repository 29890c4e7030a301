public import RivuletCore
import RivuletElements
import RivuletGraph

/// A group of related controls (B20.35).
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct ControlGroup<Content: View> {
  let content: Content

  package nonisolated init(_content content: Content) { self.content = content }

  /// Creates a group without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }
}

extension ControlGroup: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let content: _GraphValue<Content> = view.field(0)
    let label = (Content.self as? any LabeledControls.Type).map { $0.label(of: content) }
    let configuration = inputs.graph.makeInput(
      ControlGroupStyleConfiguration(hasLabel: label != nil), in: inputs.scope, name: "control group"
    ) { _, _ in true }
    var inner = inputs.supplying(ControlGroupStyleConfiguration.Content.self, _ViewListBody(content))
    if let label { inner = inner.supplying(ControlGroupStyleConfiguration.Label.self, label) }
    return inner.makeStyled(configuration) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
  }
}

@available(*, unavailable)
extension ControlGroup: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from a style's configuration, using the next outer style.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) { self.init(_content: configuration.content) }
}

/// Controls with a label, which some styles show.
@MainActor
package protocol LabeledControls {
  /// Returns the label inside a group's content.
  static func label<Content>(of content: _GraphValue<Content>) -> _ViewListBody
}
