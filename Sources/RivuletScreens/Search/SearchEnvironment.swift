public import RivuletCore

/// An action that ends the search of the enclosing searchable view (B17.73).
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor @preconcurrency
public struct DismissSearchAction {
  private let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)?) { self.action = action }

  /// Clears the text and removes the focus. The action has no effect outside a searchable view.
  @MainActor @preconcurrency public func callAsFunction() { action?() }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

private struct UnplacedSearchKey: EnvironmentKey {
  static var defaultValue: SearchState? { nil }
}

private struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct SearchFocusKey: EnvironmentKey {
  static var defaultValue: FocusBinding? { nil }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether people are searching in the enclosing searchable view (B17.72).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search of the enclosing searchable view (B17.73).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// The search of an enclosing view whose field has not been placed in a bar.
  var unplacedSearch: SearchState? {
    get { self[UnplacedSearchKey.self] }
    set { self[UnplacedSearchKey.self] = newValue }
  }

  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// The app's focus state for the search fields in this view.
  var searchFocus: FocusBinding? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension ContainerValues {
  private struct CompletionKey: ContainerValueKey {
    static var defaultValue: String? { nil }
  }

  /// The text that a suggestion inserts into the search field; nil for none.
  var searchCompletion: String? {
    get { self[CompletionKey.self] }
    set { self[CompletionKey.self] = newValue }
  }
}
