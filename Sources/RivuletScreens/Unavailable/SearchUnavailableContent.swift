import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletLooks

/// A namespace for the content of the view for a search without results.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SearchUnavailableContent {
  private init() {}

  /// The label for a search without results.
  public struct Label {
    /// The search text; nil for the search text of the environment.
    package let text: String?
    @Environment(\.searchedText) private var searchedText

    nonisolated init(_ text: String?) {
      self.text = text
    }
  }

  /// The suggestion for a search without results.
  public struct Description {
    nonisolated init() {}
  }

  /// The actions for a search without results, which are empty.
  public struct Actions {
    nonisolated init() {}
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SearchUnavailableContent.Label: View, CompositeView {
  public var body: some View {
    let text = text ?? searchedText
    UnavailableHeading(
      title: text.isEmpty ? Text(.noResults) : Text(.noResultsFor, .string(text)), icon: Image(systemName: "magnifyingglass"))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SearchUnavailableContent.Description: View, CompositeView {
  public var body: some View { Text(.checkSpelling) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SearchUnavailableContent.Actions: View, CompositeView {
  public var body: some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search in the environment that has no results.
  public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    >
  { found(nil) }

  /// Returns a view for a search for the given text that has no results.
  public static func search(
    text: String
  ) -> ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> {
    found(text)
  }

  private static func found(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

private struct SearchedTextKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  /// The search text of the environment.
  package var searchedText: String {
    get { self[SearchedTextKey.self] }
    set { self[SearchedTextKey.self] = newValue }
  }
}
