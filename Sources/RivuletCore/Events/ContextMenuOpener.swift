package import Foundation
package import RivuletTree

/// A responder with a menu of its own: text opens the menu of editing, a list the menu of its current row.
@MainActor
package protocol MenuOwner: EventResponder {
  /// Opens the menu. Text takes the focus for it, and selects what was pressed.
  ///
  /// - Parameter point: A point of the window, or nil where a key opens the menu.
  /// - Returns: False if there is no menu for the point or the key.
  func openMenu(at point: CGPoint?, in node: ViewNode) -> Bool
}

/// Opens the menu that belongs to a view; attached to a node around it.
final class ContextMenuOpener {
  /// Gets the point of the root that was pressed; nil where it is not known.
  fileprivate var open: (CGPoint?) -> Void = { _ in }
}

/// Says that a press beside the views of a node opens their menu.
private final class InnerMenuMark {}

extension ViewNode {
  /// True for a row of a list: a press anywhere in it opens the menu of a view inside.
  package final var opensInnerMenu: Bool {
    get { attachment(InnerMenuMark.self) != nil }
    set { if newValue, !opensInnerMenu { attach(InnerMenuMark()) } }
  }

  /// Opens the menu of the first view inside that has one; nil if there is none.
  package final var innerMenuOpener: ((CGPoint?) -> Void)? {
    var next: ViewNode? = self
    while let node = next {
      if node !== self, let open = node.contextMenuOpener { return open }
      next = node.following({ !$0.isLeftOut && !$0.isInert }, inside: self)
    }
    return nil
  }

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
  /// Follows the other button of the mouse: it opens a menu where it is pressed, and chooses the item at which it is released.
  package func dispatchSecondary(_ contact: Contact) {
    if contact.phase == .began {
      _ = tree.menus.follow(contact)
      pressSecondary(at: contact.point)
    } else {
      tree.services.issues.whileCurrent { _ = tree.menus.follow(contact) }
    }
  }

  /// The other button of the mouse is pressed: the innermost view with a menu under it opens that; text opens the menu of editing. False if there is
  /// none.
  @discardableResult
  package func pressSecondary(at point: CGPoint) -> Bool {
    tree.services.issues.whileCurrent {
      let chain = HitTest(tree).chain(at: point)
      if tree.overlay.takesPress(on: chain) { return true }
      for node in chain {
        if (node.responder as? any MenuOwner)?.openMenu(at: point, in: node) == true { return true }
        guard let open = (node.opensInnerMenu ? node.innerMenuOpener : nil) ?? node.contextMenuOpener else { continue }
        open(point)
        return true
      }
      return false
    }
  }
}

extension KeyDispatcher {
  /// The key for menus is pressed: the view with the focus, or one around it, opens its menu. False if there is none.
  @discardableResult
  package func openMenu() -> Bool {
    var next = focusedNode
    while let node = next {
      if (node.responder as? any MenuOwner)?.openMenu(at: nil, in: node) == true { return true }
      if let open = node.contextMenuOpener {
        open(nil)
        return true
      }
      next = node.parent
    }
    return false
  }
}
