public import RivuletCore
import RivuletElements
import RivuletGraph

/// A control for editing scrollable, multiline text (B21.67).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditor {
  let source: FieldSource

  /// Creates an editor for a string.
  public nonisolated init(text: Binding<String>) {
    source = FieldSource(text)
  }

  /// Creates an editor for a string, with a binding to the selection. The selection is nil until editing begins.
  @available(iOS 18.0, macOS 15.0, *)
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    source = FieldSource(text, selection: selection)
  }
}

extension TextEditor: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let configuration = inputs.makeRule(MappedRule(source: view.attribute) { TextEditorStyleConfiguration(source: $0.source) })
    return inputs.makeStyled(configuration) { AutomaticTextEditorStyle().makeBody(configuration: $0) }
  }
}

@available(*, unavailable)
extension TextEditor: Sendable {}
