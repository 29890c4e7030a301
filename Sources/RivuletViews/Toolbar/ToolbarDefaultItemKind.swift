public import RivuletCore

/// An item that the platform puts into toolbars by itself.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ToolbarDefaultItemKind: Sendable {
  private enum Kind { case sidebarToggle, title, search }

  private let kind: Kind

  /// The button of a sidebar.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The title.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public static let title = ToolbarDefaultItemKind(kind: .title)

  /// The field of a search.
  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let search = ToolbarDefaultItemKind(kind: .search)

  var isTitle: Bool { kind == .title }
  var isSidebarToggle: Bool { kind == .sidebarToggle }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Takes an item of the platform out of the toolbar: the title from the bar of the screen around, or the button that hides and shows the
  /// first column of the split view around (B18.52). Nil takes out nothing.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    transformPreference(NavigationBarKey.self) { values in
      if defaultItemKind?.isTitle == true { values.title = nil }
      if defaultItemKind?.isSidebarToggle == true { values.removesSidebarToggle = true }
    }
  }
}
