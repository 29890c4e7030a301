import Foundation
public import RivuletCore
import RivuletGeometry

/// A control for text of many lines, which scrolls by itself (B21.67).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditor {
  let source: FieldSource

  /// An editor of a string.
  public nonisolated init(text: Binding<String>) {
    source = FieldSource(text)
  }

  /// An editor of a string whose selection can be read and set. The selection is nil until the text is edited.
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

/// The text in a scroll view, at least as high as that.
struct EditorBody: CompositeView {
  let source: FieldSource
  @State private var session = FieldSession()
  @State private var geometry = FieldGeometry()
  @Environment(\.idiom) private var idiom
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.scrollContentBackground) private var ground

  init(source: FieldSource) {
    self.source = source
  }

  var body: some View {
    let text = source.text(in: locale)
    let state = session.state(for: text.wrappedValue, isValue: false, selection: source.selection?.wrappedValue)
    let shown = DisplayedText(state, isSecure: false, keepsBreaks: true)
    GeometryReader { proxy in
      ScrollView(.vertical) {
        EditableLine(
          text: shown, isEdited: session.isFocused && isEnabled, hasLines: true, geometry: geometry, revealsCaret: true
        )
        .padding(ControlMetrics(idiom).editorInsets)
        .frame(minHeight: proxy.size.height, alignment: .top)
        .modifier(
          FieldModifier(
            session: $session, text: text, selection: source.selection, isValue: false, isSecure: false,
            lines: .several(returnBreaks: true), actions: FieldActions(), geometry: geometry, showsFocusRing: idiom == .desktop,
            value: shown.string, role: .textEditor))
      }
    }
    .background(ControlPaint(.editorGround).opacity(ground == .hidden ? 0 : 1))
  }
}
