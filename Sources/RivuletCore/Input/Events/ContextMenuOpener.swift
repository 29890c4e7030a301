package import Foundation
package import RivuletTree

/// A responder that provides its own menu. Text opens its editing menu, and a list opens the menu of its current row.
@MainActor
package protocol MenuOwner: EventResponder {
  /// Opens the menu. Text also receives focus and selects the pressed part.
  ///
  /// - Parameter point: A point in the window; nil if a key opens the menu.
  /// - Returns: False if there is no menu for the point or the key.
  func openMenu(at point: CGPoint?, in node: ViewNode) -> Bool
}

/// An object, attached to a node, that opens the menu of the node's view.
final class ContextMenuOpener {
  /// The function that opens the menu. Its argument is the pressed point in root coordinates; nil if the point is unknown.
  fileprivate var open: (CGPoint?) -> Void = { _ in }
}

/// A marker for a node whose entire area opens the menu of a view inside it.
private final class InnerMenuMark {}

extension ViewNode {
  /// True for a list row whose entire area opens the menu of a view inside it.
  package final var opensInnerMenu: Bool {
    get { attachment(InnerMenuMark.self) != nil }
    set { if newValue, !opensInnerMenu { attach(InnerMenuMark()) } }
  }

  /// The function that opens the menu of the first descendant that has one; nil if there is none.
  package final var innerMenuOpener: ((CGPoint?) -> Void)? {
    var next: ViewNode? = self
    while let node = next {
      if node !== self, let open = node.contextMenuOpener { return open }
      next = node.following({ !$0.isExcluded && !$0.isInert }, inside: self)
    }
    return nil
  }

  /// The function that opens this view's menu at a point in root coordinates; nil for most views.
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
  /// Handles the secondary mouse button. Pressing the button opens a menu, and releasing it chooses the item under the pointer.
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

  /// Handles a press of the secondary mouse button by opening the menu of the innermost view at the point that has one. Text opens its
  /// editing menu. Returns false if there is no menu.
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
  /// Opens the menu of the focused view or of its nearest ancestor that has one, in response to the menu key. Returns false if there is no
  /// menu.
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
