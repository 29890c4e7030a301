public import Foundation
public import RivuletCore
public import RivuletElements
import RivuletGraph

/// A control that opens a URL (B21.17).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Link<Label: View> {
  let destination: URL
  let label: Label

  package nonisolated init(_destination destination: URL, label: Label) {
    self.destination = destination
    self.label = label
  }

  /// Creates a link with a custom label.
  @MainActor @preconcurrency public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(_destination: destination, label: label())
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized label.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(_destination: destination, label: Text(titleKey))
  }

  /// Creates a link with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(_destination: destination, label: Text(title))
  }
}

extension Link: View {
  public typealias Body = Never

  /// Builds a button in the inherited button style, or in the link style by default.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let label: _GraphValue<Label> = view.field(1)
    let command = inputs.makeRule(LinkCommandRule(link: view.attribute, environment: inputs.environmentReader(of: Self.self)))
    let semantics = inputs.graph.makeInput(LinkSemanticsModifier(), in: inputs.scope, name: "link") { _, _ in true }
    let button = _ButtonSource(
      command: command, label: _ViewListBody(label), takesFocus: true, labelIgnoresFocus: Label.self == Text.self,
      labelIsOneView: Label._viewListCount(inputs: _ViewListCountInputs()) == 1)
    let look = _ViewListBody { $0.makeStyled(button, automatic: LinkButtonStyle.make) }
    return LinkSemanticsModifier._makeViewList(modifier: _GraphValue(semantics), inputs: &inputs, body: look)
  }
}

@available(*, unavailable)
extension Link: Sendable {}

/// The rule that provides the button's command, which opens the URL with the environment's action.
@MainActor
private struct LinkCommandRule<Label: View>: @MainActor Rule {
  let link: Attribute<Link<Label>>
  let environment: EnvironmentReader

  mutating func update(_ output: borrowing RuleOutput<ButtonCommand>) {
    let destination = link.value.destination
    let open = environment.values.openURL
    output.set(ButtonCommand(role: nil) { open(destination) })
  }

  static func areEqual(_ lhs: ButtonCommand, _ rhs: ButtonCommand) -> Bool { false }
}

/// A modifier that exposes the buttons in its content to assistive technology as links.
private struct LinkSemanticsModifier: NodeModifier {
  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.addedRole = .link
    node.semantics = element
  }
}
