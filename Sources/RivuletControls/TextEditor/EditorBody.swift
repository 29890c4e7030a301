import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// The body of a text editor. The text is in a scroll view and is at least as tall as that view. The find bar is above the text during a
/// search.
struct EditorBody: CompositeView {
  let source: FieldSource
  @State private var session = FieldSession()
  @State private var geometry = FieldGeometry()
  @State private var find = FindState()
  @State private var found = FoundText()
  @Environment(\.looks.fields) private var look
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.idealListSize) private var ideal
  @Environment(\.scrollContentBackground) private var ground
  @Environment(\.findNavigation) private var navigation
  @Environment(\.isFindDisabled) private var isFindDisabled
  @Environment(\.isReplaceDisabled) private var isReplaceDisabled

  init(source: FieldSource) {
    self.source = source
  }

  var body: some View {
    let text = source.text(in: locale)
    let finder = isFindDisabled || !isEnabled ? nil : finder(text)
    let isFinding = finder != nil && isBarShown.wrappedValue
    VStack(spacing: 0) {
      if isFinding, let finder { FindBar(finder: finder) }
      editor(text, finder, isFinding: isFinding)
    }
    .background(ControlPaint(.editorGround).opacity(ground == .hidden ? 0 : 1))
  }

  private func editor(_ text: Binding<String>, _ finder: TextFinder?, isFinding: Bool) -> some View {
    let state = session.state(for: text.wrappedValue, isValue: false, selection: source.selection?.wrappedValue)
    let shown = DisplayedText(state, isSecure: false, keepsBreaks: true)
    return GeometryReader { proxy in
      ScrollView(.vertical) {
        EditableLine(
          text: shown, isEdited: session.isFocused && isEnabled, hasLines: true, geometry: geometry, revealsCaret: true,
          isSearched: isFinding, found: isFinding ? finder?.matches.ranges ?? [] : []
        )
        .padding(look.editorInsets)
        .frame(minHeight: proxy.size.height, alignment: .top)
        .modifier(
          FieldModifier(
            session: $session, text: text, selection: source.selection, isValue: false, isSecure: false,
            lines: .several(returnBreaks: true), actions: FieldActions(), geometry: geometry, showsFocusRing: look.showsFocusRing,
            value: shown.string, role: .textEditor, insertsTabs: look.editorInsertsTabs, finder: finder))
      }
    }
    .frame(idealWidth: ideal.width, idealHeight: ideal.height)
  }

  @MainActor private func finder(_ text: Binding<String>) -> TextFinder {
    let isShown = isBarShown
    return TextFinder(
      editor: FieldEditor(session: $session, text: text, selection: source.selection, isValue: false), state: $find,
      show: { if isShown.wrappedValue != $0 { isShown.wrappedValue = $0 } }, found: found, geometry: geometry,
      canReplace: !isReplaceDisabled)
  }

  /// The binding to the visibility of the find bar: the app's binding if it applies to this editor, or else the editor's own.
  @MainActor private var isBarShown: Binding<Bool> {
    if let navigation, navigation.owner.claim(geometry) { return navigation.isPresented }
    return $find.isShown
  }
}
