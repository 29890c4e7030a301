import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation

/// The editing of a screen's title, which the app has bound to a string (B18.40).
struct TitleRenaming {
  let title: Binding<String>
  /// True while people edit the title.
  let isActive: Binding<Bool>
}

/// A bar that shows the title of a screen.
@MainActor
protocol TitleBar: AnyObject, Sendable {
  /// The settings that the bar displays; nil without a screen.
  var titleValues: NavigationBarValues? { get }
}

/// A modifier that makes rename buttons edit the title of the enclosing screen.
struct TitleRenamingModifier: EnvironmentModifier {
  typealias Body = Never

  /// The bar that shows the title; nil for the enclosing bar.
  private weak var bar: (any TitleBar)?

  nonisolated init(bar: (any TitleBar)? = nil) { self.bar = bar }

  func change(_ environment: inout EnvironmentValues) {
    let around: AnyObject? = bar ?? environment.surroundings.navigationPlace.object()
    let window = environment.appWindow
    environment.titleRename = TitleRename { [weak around, weak window] in
      let bars = [around, window?.tree?.chrome.owner].lazy.compactMap { $0 as? any TitleBar }
      let values = bars.compactMap { $0.titleValues }.first
      guard let values, values.removesTitle != true, let isActive = values.renaming?.isActive else { return nil }
      return RenameAction { isActive.wrappedValue = true }
    }
  }
}

/// A title that is replaced with a text field during editing.
struct EditedTitle<Title: View> {
  /// The editing of the screen's title; nil if people can't edit the title here.
  let renaming: TitleRenaming?
  let font: Font
  /// The maximum width of the field in points; nil for the entire width of the title.
  let fieldWidth: CGFloat?
  let title: Title

  nonisolated init(renaming: TitleRenaming?, font: Font, fieldWidth: CGFloat? = nil, @ViewBuilder title: () -> Title) {
    self.renaming = renaming
    self.font = font
    self.fieldWidth = fieldWidth
    self.title = title()
  }
}

extension EditedTitle: View {
  var body: some View {
    if let renaming, renaming.isActive.wrappedValue {
      TitleField(renaming: renaming).font(font).frame(idealWidth: fieldWidth, maxWidth: fieldWidth)
    } else {
      title
    }
  }
}

/// The text field for a new title. Return or a focus change accepts the new title, unless it is empty. Escape restores the previous title.
private struct TitleField {
  let renaming: TitleRenaming
  @State private var draft: String
  @FocusState private var isFocused: Bool

  init(renaming: TitleRenaming) {
    self.renaming = renaming
    _draft = State(initialValue: renaming.title.wrappedValue)
  }
}

extension TitleField: View {
  var body: some View {
    TextField(text: $draft) { Text(.rename) }
      .textFieldStyle(.plain)
      .focused($isFocused)
      .submitLabel(.done)
      .onSubmit { end() }
      .onKeyPress(.escape) {
        renaming.isActive.wrappedValue = false
        return .handled
      }
      .onAppear { isFocused = true }
      .onChange(of: isFocused) { _, isFocused in if !isFocused { end() } }
  }

  @MainActor private func end() {
    guard renaming.isActive.wrappedValue else { return }
    if !draft.isEmpty { renaming.title.wrappedValue = draft }
    renaming.isActive.wrappedValue = false
  }
}
