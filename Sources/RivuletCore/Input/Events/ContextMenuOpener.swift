package import Foundation
package import RivuletTree

/// A responder with its own menu. Text opens the editing menu, and a list opens the menu of its current row.
@MainActor
package protocol MenuOwner: EventResponder {
  /// Opens the menu. Text gets focus, and selects the part that was pressed.
  ///
  /// - Parameter point: A point in the window; nil if a key opens the menu.
  /// - Returns: False if there is no menu for the point or the key.
  func openMenu(at point: CGPoint?, in node: ViewNode) -> Bool
}

/// The function that opens the menu of a view, attached to a node around the view.
final class ContextMenuOpener {
  /// The function, called with the pressed point in the root; nil if the point is unknown.
  fileprivate var open: (CGPoint?) -> Void = { _ in }
}

/// A marker on a node in which a press outside its views opens their menu.
private final class InnerMenuMark {}

extension ViewNode {
  /// True for a list row in which a press anywhere opens the menu of a view inside.
  package final var opensInnerMenu: Bool {
    get { attachment(InnerMenuMark.self) != nil }
    set { if newValue, !opensInnerMenu { attach(InnerMenuMark()) } }
  }

  /// The function that opens the menu of the first view inside it that has one; nil if there is none.
  package final var innerMenuOpener: ((CGPoint?) -> Void)? {
    var next: ViewNode? = self
    while let node = next {
      if node !== self, let open = node.contextMenuOpener { return open }
      next = node.following({ !$0.isLeftOut && !$0.isInert }, inside: self)
    }
    return nil
  }

  /// The function that opens the menu of this view at a point in the root; nil for most views.
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
  /// Handles the secondary mouse button. A menu opens when it is pressed, and the item under the pointer is chosen when it is released.
  package func dispatchSecondary(_ contact: Contact) {
    tree.services.issues.whileCurrent {
      guard contact.phase == .began else {
        _ = tree.menus.follow(contact)
        return
      }
      let chain = HitTest(tree).chain(at: contact.point)
      tree.menus.pressBegan(contact.id, at: contact.point, on: chain)
      _ = openMenu(at: contact.point, on: chain)
    }
  }

  /// Handles a press of the secondary mouse button: opens the menu of the innermost view under it that has one. Text opens the editing
  /// menu. Returns false if there is none.
  @discardableResult
  package func pressSecondary(at point: CGPoint) -> Bool {
    tree.services.issues.whileCurrent { openMenu(at: point, on: HitTest(tree).chain(at: point)) }
  }

  private func openMenu(at point: CGPoint, on chain: [ViewNode]) -> Bool {
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

extension KeyDispatcher {
  /// Opens the menu of the focused view, or of one around it, for the menu key. Returns false if there is none.
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
