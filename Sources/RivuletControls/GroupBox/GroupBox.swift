public import RivuletCore
public import RivuletElements
import RivuletGraph

/// A box around related views, with an optional label (B21.87).
@available(iOS 14.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  package nonisolated init(_label label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  /// Creates a box with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), content: content())
  }

  /// Creates a box with the given label.
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
    return inner.makeStyled(configuration) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
  }
}

@available(*, unavailable)
extension GroupBox: Sendable {}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(_label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized label.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey), content: content())
  }

  /// Creates a box with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(title), content: content())
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from a style's configuration, using the next outer style.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(_label: configuration.label, content: configuration.content)
  }
}
