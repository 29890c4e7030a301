public import Foundation
public import RivuletCore
public import RivuletElements
import RivuletGraph

/// Content with a label. In a row, the two are at opposite edges. In a form, they can be in columns. Elsewhere, they are side by side
/// (B21.86).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  package nonisolated init(_label label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never

  /// Creates labelled content with a custom label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), content: content())
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let label: _GraphValue<Label> = view.field(0)
    let content: _GraphValue<Content> = view.field(1)
    let configuration = inputs.graph.makeInput(
      LabeledContentStyleConfiguration(), in: inputs.scope, name: "labeled content"
    ) { _, _ in true }
    var inner = inputs.supplying(LabeledContentStyleConfiguration.Label.self, _ViewListBody(label).titled())
      .supplying(LabeledContentStyleConfiguration.Content.self, _ViewListBody(content))
    return inner.makeStyled(configuration) { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labelled content with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey), content: content())
  }

  /// Creates labelled content with a label that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labelled content that shows a string, with a localized label.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(_label: Text(titleKey), content: Text(value))
  }

  /// Creates labelled content that shows a string, with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(_label: Text(title), content: Text(value))
  }

  /// Creates labelled content that shows a formatted value, with a localized label.
  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(_label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates labelled content that shows a formatted value, with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(_label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labelled content from a style's configuration, using the next outer style.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(_label: configuration.label, content: configuration.content)
  }
}

@available(*, unavailable)
extension LabeledContent: Sendable {}
