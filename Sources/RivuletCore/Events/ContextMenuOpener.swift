package import Foundation
package import RivuletTree

/// Opens the menu that belongs to a view; attached to a node around it.
final class ContextMenuOpener {
  /// Gets the point of the root that was pressed; nil where it is not known.
  fileprivate var open: (CGPoint?) -> Void = { _ in }
}

extension ViewNode {
  /// Opens the menu that belongs to this view at a point of the root; nil for most.
  package final var contextMenuOpener: ((CGPoint?) -> Void)? {
    get { attachment(ContextMenuOpener.self)?.open }
    set {
      guard let newValue else { return }
      if let known = attachment(ContextMenuOpener.self) { return known.open = newValue }
      let opener = ContextMenuOpener()
      opener.open = newValue
      attach(opener)
    }
  }
}

extension PointerDispatcher {
  /// The other button of the mouse is pressed: the innermost view with a menu under it opens that. False if there is none.
  @discardableResult
  package func pressSecondary(at point: CGPoint) -> Bool {
    tree.services.issues.whileCurrent {
      let chain = HitTest(tree).chain(at: point)
      if tree.overlay.takesPress(on: chain) { return true }
      guard let open = chain.lazy.compactMap(\.contextMenuOpener).first else { return false }
      open(point)
      return true
    }
  }
}

extension KeyDispatcher {
  /// The key for menus is pressed: the view with the focus, or one around it, opens its menu. False if there is none.
  @discardableResult
  package func openMenu() -> Bool {
    var next = focusedNode
    while let node = next {
      if let open = node.contextMenuOpener {
        open(nil)
        return true
      }
      next = node.parent
    }
    return false
  }
}
