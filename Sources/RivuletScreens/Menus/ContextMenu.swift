import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks
import RivuletTree

/// The items of a view's context menu, for the original form of the modifier.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
@available(tvOS, unavailable)
@available(watchOS, introduced: 6.0, deprecated: 7.0)
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a context menu with the given items.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// A modifier that opens a menu for a view on a secondary click or a long press (B20.33).
struct ContextMenuModifier<Items: View, Preview: View> {
  let items: Items
  /// The preview above the menu on phones.
  let preview: Preview
  @State private var isOpen = false
  @State private var anchor = PopoverAnchor()
  @Environment(\.looks.menus) private var look

  nonisolated init(items: Items, preview: Preview) {
    self.items = items
    self.preview = preview
  }
}

extension ContextMenuModifier where Preview == EmptyView {
  nonisolated init(items: Items) { self.init(items: items, preview: EmptyView()) }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (items, preview) = (items, preview)
    let hasItems = !items.isKnownEmpty
    content
      .modifier(ContextMenuAnchor(anchor: anchor, open: { isOpen = hasItems }))
      .highPriorityGesture(
        LongPressGesture(minimumDuration: 0.5).onEnded { _ in
          anchor.point = nil
          isOpen = hasItems
        }, including: look.opensOnLongPress && hasItems ? .all : .subviews
      )
      .modifier(
        PresentationModifier(
          key: isOpen ? AnyHashable(true) : nil,
          style: .menu(PopoverPlace(anchor: anchor, attachment: .rect(.bounds), arrowEdge: .bottom)),
          content: { ContextMenuPanel(items: items, preview: preview) { isOpen = false } }, onDismiss: nil, reset: { isOpen = false }))
  }
}

/// An open context menu, with the preview above it on phones.
private struct ContextMenuPanel<Items: View, Preview: View> {
  let items: Items
  let preview: Preview
  let close: () -> Void
  @Environment(\.looks.menus) private var look

  init(items: Items, preview: Preview, close: @escaping () -> Void) {
    self.items = items
    self.preview = preview
    self.close = close
  }
}

extension ContextMenuPanel: View {
  var body: some View {
    if look.showsPreviews, Preview.self != EmptyView.self {
      VStack(alignment: .leading, spacing: look.previewDistance) {
        preview
          .background(.background)
          .clipShape(RoundedRectangle(cornerRadius: look.previewRadius))
          .shadow(color: .black.opacity(0.25), radius: 10, y: 4)
          .allowsHitTesting(false)
        MenuPanel(content: items, close: close)
      }
    } else {
      MenuPanel(content: items, close: close)
    }
  }
}

/// A modifier that stores a view's node as the anchor of its context menu, which opens on a secondary click.
struct ContextMenuAnchor {
  let anchor: PopoverAnchor
  package let open: () -> Void
}

extension ContextMenuAnchor: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    anchor.node = node
    anchor.isMirrored = environment.isRightToLeft
    let (anchor, open) = (anchor, open)
    node.contextMenuOpener = { point in
      anchor.point = point
      open()
    }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
@available(tvOS, introduced: 14.0)
extension View {
  /// Adds a context menu to this view (B20.33).
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a context menu to this view, with a preview above it on phones (B20.33).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Adds a context menu to this view. This is the original form of the modifier.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
  @available(tvOS, unavailable)
  @available(watchOS, introduced: 6.0, deprecated: 7.0)
  @MainActor @preconcurrency public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items))
  }
}
