import RivuletControls
public import RivuletCore
import RivuletElements

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Adds a menu to the screen's title.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(TitleMenuModifier(items: content()))
  }
}

/// A modifier that adds a menu to the screen's title. The menu's items use the environment of the modified view (B20.24).
struct TitleMenuModifier<Items: View> {
  let items: Items
  /// True if another menu takes precedence over this menu.
  let isFallback: Bool
  let isOffered: Bool
  @State private var menu = TitleMenu()
  @State private var isOpen = false
  @Environment(\.navigationPlace) private var place

  nonisolated init(items: Items, isFallback: Bool = false, isOffered: Bool = true) {
    (self.items, self.isFallback, self.isOffered) = (items, isFallback, isOffered)
  }
}

extension TitleMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (items, menu, isFallback, isOffered) = (items.modifier(TitleRenamingModifier(bar: place)), menu, isFallback, isOffered)
    let _ = menu.open = { isOpen = !self.items.isKnownEmpty }
    content
      .transformPreference(NavigationBarKey.self) { if isOffered, !isFallback || $0.titleMenu == nil { $0.titleMenu = menu } }
      .modifier(
        PresentationModifier(
          key: isOpen ? AnyHashable(true) : nil, style: .menu(menu.anchor.menuPlace),
          content: { MenuPanel(content: items, of: menu.anchor) { isOpen = false } }, onDismiss: nil, reset: { isOpen = false }))
  }
}

/// A title menu as a toolbar item, which is displayed as a separate button.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// Creates a menu with the given content.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates the system's title menu, which is always empty.
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
