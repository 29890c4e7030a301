public import RivuletCore

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Adds a menu that opens from the title of the screen.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = AnyView(content())
    return transformPreference(NavigationBarKey.self) { $0.titleMenu = menu }
  }
}

/// A menu for the title of the screen, as a toolbar item. It is a separate button among the others.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// Creates a menu with content.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates the menu of the system, which is empty here.
  public nonisolated init() {
    self.init { EmptyView() }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ToolbarTitleMenu: ToolbarContent {
  public var body: some ToolbarContent {
    ToolbarItem {
      Menu {
        content
      } label: {
        Image(systemName: "chevron.down.circle")
      }
    }
  }
}
