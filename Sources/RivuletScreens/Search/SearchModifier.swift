import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletLooks
import RivuletTree

/// The state of a searchable view.
struct SearchState {
  package let text: Binding<String>
  let isSearching: Binding<Bool>
  let prompt: Text
  let tokens: SearchTokens?
  /// The position of the field in a screen's bars.
  let place: ToolbarItemPlacement.Place
  /// True if the field is above the first column, in looks in which columns have no bars of their own.
  let isInSidebar: Bool
  let anchor: SearchAnchor

  /// Ends the search (B17.73).
  @MainActor func dismiss() {
    text.wrappedValue = ""
    isSearching.wrappedValue = false
  }
}

/// The tokens of a search field.
struct SearchTokens {
  let views: AnyView
  let count: Int
  let removeLast: () -> Void
}

/// The position of a searchable view in the view tree, from which its field's submissions propagate upwards.
@MainActor
final class SearchAnchor {
  nonisolated init() {}

  weak var node: ViewNode?

  func submit() { if let node { SubmitResponder.submit(.search, from: node) } }
}

/// A modifier that adds a search field to a view (B17.70).
struct SearchModifier {
  @Binding package var text: String
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  let tokens: SearchTokens?
  @State private var ownIsSearching = false
  @State private var anchor: SearchAnchor
  @Environment(\.navigationPlace) private var place
  @Environment(\.toolbarHost) private var host
  @Environment(\.showsInWindowBar) private var hasWindowBar
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.splitColumn) private var column
  @Environment(\.looks.search) private var look
  @Environment(\.looks.splits) private var splits

  nonisolated init(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement, prompt: Text?, tokens: SearchTokens? = nil
  ) {
    _text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
    self.tokens = tokens
    _anchor = State(wrappedValue: SearchAnchor())
  }
}

extension SearchModifier: ViewModifier {
  /// True for a view in the first column.
  @MainActor private var isInSidebar: Bool { column?.index == 0 }

  func body(content: Content) -> some View {
    let isSearching = isPresented ?? $ownIsSearching
    let state = SearchState(
      text: $text, isSearching: isSearching, prompt: prompt ?? Text(.search), tokens: tokens,
      place: look.isAtBottom && !placement.isBelowTitle ? .bottomSearch : .search,
      isInSidebar: placement.isInSidebar && splits.hasSidebar, anchor: anchor)
    let hasBar = host.map { $0.look == .phone || $0.look == .window } ?? hasWindowBar
    let fieldPlace: SearchFieldPlace.Place =
      if !hasBar || state.isInSidebar && isInSidebar { .inset } else if state.isInSidebar { .sidebar } else { .bar }
    content
      .safeAreaInset(edge: .top, spacing: 0) {
        if let scopes, isSearching.wrappedValue, look.showsScopesInitially || !text.isEmpty {
          scopes.padding(.horizontal, 16).padding(.vertical, 8)
        }
      }
      .frame(
        maxWidth: suggestions != nil && isSearching.wrappedValue ? .infinity : nil,
        maxHeight: suggestions != nil && isSearching.wrappedValue ? .infinity : nil
      )
      .overlay { if let suggestions, isSearching.wrappedValue { SearchSuggestionPanel(suggestions: suggestions, state: state) } }
      .environment(\.isSearching, isSearching.wrappedValue)
      .environment(\.dismissSearch, DismissSearchAction { state.dismiss() })
      .environment(\.searchedText, text)
      .modifier(SearchAnchorModifier(anchor: anchor))
      .modifier(SearchFieldPlace(state: state, place: fieldPlace))
  }
}

private struct SearchAnchorModifier {
  let anchor: SearchAnchor
}

extension SearchAnchorModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) { anchor.node = node }
}

/// A modifier that shows the field in its position (B17.70).
private struct SearchFieldPlace {
  enum Place {
    /// The bars of the enclosing screen.
    case bar
    /// The area above the first column of a split view in the content, or else the bars of the enclosing screen.
    case sidebar
    /// The bar of a stack in the content, or else the area above the content.
    case inset
  }

  let state: SearchState
  let place: Place
}

extension SearchFieldPlace: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    switch place {
    case .bar:
      content.environment(\.unplacedSearch, nil)
        .modifier(ToolbarModifier(items: SearchField(state: state).containerValue(\.toolbarPlace, state.place)))
    case .sidebar: content.environment(\.unplacedSearch, state).modifier(SearchOutsideSidebar(state: state))
    case .inset: content.environment(\.unplacedSearch, state).modifier(SearchInset(state: state))
    }
  }
}

/// A modifier that shows the field in the enclosing screen's bars, unless a split view in the content shows the field above its first
/// column.
private struct SearchOutsideSidebar {
  let state: SearchState
  @State private var isPlaced = true

  nonisolated init(state: SearchState) { self.state = state }
}

extension SearchOutsideSidebar: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onPreferenceChange(SearchIsPlacedKey.self) { isPlaced = $0 }
      .modifier(
        ToolbarModifier(
          items: Group { if !isPlaced { SearchField(state: state) } }.containerValue(\.toolbarPlace, state.place)))
  }
}

/// A modifier that shows the field above the content, unless a bar in the content shows the field.
private struct SearchInset {
  let state: SearchState
}

extension SearchInset: PreferenceReaderModifier {
  typealias Body = Never
  typealias Key = SearchIsPlacedKey

  static var isInFront: Bool { true }

  static func makeBehavior(_ inputs: _ViewListInputs) -> SafeAreaInsetBehavior {
    SafeAreaInsetBehavior(edge: .top, spacing: 0, alignment: .center)
  }

  func update(_ node: BehaviorNode<SafeAreaInsetBehavior>, environment: EnvironmentReader) {
    node.update(SafeAreaInsetBehavior(edge: .top, spacing: 0, alignment: .center))
  }

  var transform: (Bool) -> SearchInsetField? { { isPlaced in isPlaced ? nil : SearchInsetField(state: state) } }
}

private struct SearchInsetField: View {
  let state: SearchState

  var body: some View { SearchField(state: state).padding(.horizontal, 16).padding(.vertical, 8) }
}

/// A preference that is true if a bar in the content shows the search field.
struct SearchIsPlacedKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A modifier that shows the field of an enclosing searchable view in the toolbar of a stack's root.
struct SearchAdoption {
  let isRoot: Bool
  @Environment(\.unplacedSearch) private var search

  nonisolated init(isRoot: Bool) { self.isRoot = isRoot }
}

extension SearchAdoption: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if isRoot, let search {
      content.environment(\.unplacedSearch, nil)
        .modifier(ToolbarModifier(items: SearchField(state: search).containerValue(\.toolbarPlace, search.place)))
        .preference(key: SearchIsPlacedKey.self, value: true)
    } else {
      content
    }
  }
}

/// A modifier that shows the field of an enclosing searchable view above the first column, if the field's placement is the sidebar.
struct SidebarSearch {
  let isSidebar: Bool
  @Environment(\.unplacedSearch) private var search

  nonisolated init(isSidebar: Bool) { self.isSidebar = isSidebar }
}

extension SidebarSearch: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if isSidebar, let search, search.isInSidebar {
      content.environment(\.unplacedSearch, nil).modifier(SearchInset(state: search))
    } else {
      content
    }
  }
}

/// A modifier that notifies an enclosing searchable view that the container shows its field. The field is in a bar, regardless of the top
/// screen, or above the first column.
struct SearchPlaced {
  let hasColumns: Bool
  @Environment(\.unplacedSearch) private var search
  @Environment(\.looks.navigation) private var look
  @Environment(\.looks.splits) private var splits

  nonisolated init(hasColumns: Bool = false) { self.hasColumns = hasColumns }
}

extension SearchPlaced: ViewModifier {
  func body(content: Content) -> some View {
    let isAboveColumn = hasColumns && splits.hasSidebar && search?.isInSidebar == true
    content.transformPreference(SearchIsPlacedKey.self) { [isPlaced = search != nil && look.hasBars || isAboveColumn] in
      $0 = $0 || isPlaced
    }
  }
}

/// The suggestions that are visible during a search (B17.74).
private struct SearchSuggestionPanel {
  let suggestions: AnyView
  let state: SearchState
}

extension SearchSuggestionPanel: View {
  var body: some View {
    Group(subviews: suggestions) { subviews in
      if !subviews.isEmpty {
        List {
          ForEach(subviews) { subview in
            if let completion = subview.containerValues.searchCompletion {
              Button {
                state.text.wrappedValue = completion
              } label: {
                subview.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
              }
              .foregroundStyle(.primary)
            } else {
              subview
            }
          }
        }
        .listStyle(.plain)
      }
    }
  }
}
