public import Foundation
public import RivuletCore
import RivuletGraph

/// Something, and what it is called: in forms in the columns or at the sides of a row, elsewhere one beside the other (B21.86).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  nonisolated init(_label label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never

  /// Content and a label of any making.
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
    return inner.makeStyled(configuration) { .standardLabeledContent }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Content with a label from the string table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey), content: content())
  }

  /// Content with a label that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A string with a label from the string table.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(_label: Text(titleKey), content: Text(value))
  }

  /// A string with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(_label: Text(title), content: Text(value))
  }

  /// A value in a format, with a label from the string table.
  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(_label: Text(titleKey), content: Text(value, format: format))
  }

  /// A value in a format, with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(_label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// What a style was asked to show, with the style outside of that one.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(_label: configuration.label, content: configuration.content)
  }
}

@available(*, unavailable)
extension LabeledContent: Sendable {}
