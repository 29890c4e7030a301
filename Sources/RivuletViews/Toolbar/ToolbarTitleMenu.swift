public import RivuletCore

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Opens a menu at the title of the screen.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = AnyView(content())
    return transformPreference(NavigationBarKey.self) { $0.titleMenu = menu }
  }
}

/// A menu for the title of the screen, as an item of its toolbar: a button of its own among the others.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// A menu with a content.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ToolbarTitleMenu where Content == EmptyView {
  /// The menu of the system, which has nothing here.
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
