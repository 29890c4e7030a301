import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletLooks

/// A search field with a cancel button.
struct SearchField {
  let state: SearchState
  @FocusState private var isFocused: Bool
  @Environment(\.looks.search) private var look
  @Environment(\.searchFocus) private var focus

  nonisolated init(state: SearchState) { self.state = state }
}

extension SearchField: View {
  var body: some View {
    let state = state
    HStack(spacing: 8) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        if let tokens = state.tokens, tokens.count > 0 {
          tokens.views.font(.footnote).padding(.horizontal, 6).padding(.vertical, 2).background(.quaternary, in: Capsule())
        }
        TextField(text: state.text, prompt: state.prompt) { state.prompt }
          .textFieldStyle(.plain)
          .focused($isFocused)
          .focused(focus)
          .onSubmit { state.anchor.submit() }
          .submitLabel(.search)
          .onKeyPress(.escape) {
            guard state.isSearching.wrappedValue else { return .ignored }
            state.dismiss()
            return .handled
          }
          .onKeyPress(.delete) {
            guard state.text.wrappedValue.isEmpty, let tokens = state.tokens, tokens.count > 0 else { return .ignored }
            tokens.removeLast()
            return .handled
          }
        if !state.text.wrappedValue.isEmpty {
          Button {
            state.text.wrappedValue = ""
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary).accessibilityLabel(Text(.clearText))
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal, 8)
      .frame(height: look.height)
      .background(ControlPaint(.segmentGround), in: RoundedRectangle(cornerRadius: look.cornerRadius))
      .frame(minWidth: look.widths?.lowerBound, idealWidth: look.widths?.upperBound, maxWidth: look.widths?.upperBound)
      if look.hasCancelButton, state.isSearching.wrappedValue { Button(.cancel) { state.dismiss() } }
    }
    .onChange(of: isFocused) { _, isFocused in
      if isFocused, !state.isSearching.wrappedValue { state.isSearching.wrappedValue = true }
    }
    .onChange(of: state.isSearching.wrappedValue, initial: true) { _, isSearching in
      if isSearching != isFocused { isFocused = isSearching }
    }
  }
}
