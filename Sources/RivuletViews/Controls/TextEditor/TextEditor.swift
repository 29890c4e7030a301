public import RivuletCore
import RivuletGeometry

/// A control for text of many lines, which scrolls by itself (B21.67).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditor {
  let source: FieldSource

  /// Creates an editor of a string.
  public nonisolated init(text: Binding<String>) {
    source = FieldSource(text)
  }

  /// Creates an editor of a string whose selection can be read and set. The selection is nil until the text is edited.
  @available(iOS 18.0, macOS 15.0, *)
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    source = FieldSource(text, selection: selection)
  }
}

extension TextEditor: View, CompositeView {
  public var body: some View {
    EditorBody(source: source)
  }
}

@available(*, unavailable)
extension TextEditor: Sendable {}
