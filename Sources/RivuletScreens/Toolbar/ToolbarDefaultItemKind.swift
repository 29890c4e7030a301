import RivuletControls
public import RivuletCore
import RivuletElements

/// The kind of a standard toolbar item.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ToolbarDefaultItemKind: Sendable {
  package enum Kind { case sidebarToggle, title, search }

  package let kind: Kind

  /// The sidebar button.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The title.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public static let title = ToolbarDefaultItemKind(kind: .title)

  /// The search field.
  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let search = ToolbarDefaultItemKind(kind: .search)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Removes a standard item from the toolbar: the title or search field of the enclosing screen's bar, or the sidebar button of the
  /// enclosing split view (B18.52). A nil kind has no effect.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    transformPreference(NavigationBarKey.self) { values in
      switch defaultItemKind?.kind {
      case .title: values.removesTitle = true
      case .search: values.removesSearch = true
      case .sidebarToggle: values.removesSidebarToggle = true
      case nil: break
      }
    }
  }
}
