import Foundation
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletGeometry

/// The bar above a text editor with fields for the search text and its replacement.
struct FindBar: CompositeView {
  let finder: TextFinder
  @FocusState private var isFocused: Bool

  init(finder: TextFinder) {
    self.finder = finder
  }

  var body: some View {
    let state = finder.state
    let count = finder.matches.ranges.count
    VStack(spacing: 6) {
      HStack(spacing: 8) {
        TextField(text: state.sought) { Text(.find) }
          .focused($isFocused)
          .onSubmit { finder.step(forward: true) }
        summary(count).font(.caption).foregroundStyle(.secondary).lineLimit(1).fixedSize()
        ControlGroup {
          step(.previous, "chevron.backward", forward: false)
          step(.next, "chevron.forward", forward: true)
        }
        .disabled(count == 0)
        .fixedSize()
        Button(.done) { finder.close() }
          .keyboardShortcut(.cancelAction)
      }
      if finder.canReplace {
        HStack(spacing: 8) {
          TextField(text: state.replacement) { Text(.replaceWith) }
            .onSubmit { finder.replace() }
          Button(.replace) { finder.replace() }.disabled(finder.current == nil)
          Button(.replaceAll) { finder.replaceAll() }.disabled(count == 0)
        }
      }
    }
    .textFieldStyle(.roundedBorder)
    .submitScope()
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(.bar)
    .overlay(alignment: .bottom) { Divider() }
    .onAppear { isFocused = true }
    .onChange(of: state.wrappedValue.requests) { isFocused = true }
    .onChange(of: state.wrappedValue.sought) { finder.selectFirst() }
  }

  private func step(_ name: Word, _ symbol: String, forward: Bool) -> some View {
    Button {
      finder.step(forward: forward)
    } label: {
      RivuletControls.Label(name, systemImage: symbol).labelStyle(.iconOnly)
    }
    .keyboardShortcut("g", modifiers: forward ? .command : [.command, .shift])
  }

  @MainActor private func summary(_ count: Int) -> Text {
    if finder.state.wrappedValue.sought.isEmpty { return Text(verbatim: "") }
    if let current = finder.current { return Text(.positionOfCount, FormatArgument(current + 1), FormatArgument(count)) }
    return count == 0 ? Text(.notFound) : Text(.foundCount, FormatArgument(count))
  }
}
