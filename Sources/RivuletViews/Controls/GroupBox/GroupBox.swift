public import RivuletCore
import RivuletGraph

/// Views that belong together, in a box with a label (B21.87).
@available(iOS 14.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  nonisolated init(_label label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  /// A box with a label of its own making.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), content: content())
  }

  /// A box with a label.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "GroupBox(content:label:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "GroupBox(content:label:)")
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(_label: label, content: content())
  }
}

extension GroupBox: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let label: _GraphValue<Label> = view.field(0)
    let content: _GraphValue<Content> = view.field(1)
    let configuration = inputs.graph.makeInput(
      GroupBoxStyleConfiguration(), in: inputs.scope, name: "group box"
    ) { _, _ in true }
    var inner = inputs.supplying(GroupBoxStyleConfiguration.Label.self, _ViewListBody(label).inRow())
      .supplying(GroupBoxStyleConfiguration.Content.self, _ViewListBody(content))
    return inner.makeStyled(configuration) { .standardGroupBox }
  }
}

@available(*, unavailable)
extension GroupBox: Sendable {}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(_label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text {
  /// A box whose label is looked up in the string table.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey), content: content())
  }

  /// A box with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(title), content: content())
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was asked to show, with the style outside of that one.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(_label: configuration.label, content: configuration.content)
  }
}
