package import Foundation
import RivuletTree

/// What is presented in a window: screens above its content, in the order in which they came (B19.51).
///
/// Whatever lies below the topmost modal screen is seen and cannot be used (B19.21).
@MainActor
package final class WindowOverlay: NodeContents {
  private unowned let tree: ViewTree
  /// What can be presented above the content of the window.
  package let level = PresentationLevel()
  private let content: ViewElements
  private let list = ScreenList()
  /// Made for the first screen.
  private(set) var node: BehaviorNode<ScreensBehavior>?
  private var items: [Item] = []
  /// Screens that are still seen on their way out.
  private var leaving: [Screen] = []

  /// One screen.
  private struct Item {
    let screen: Screen
    var isModal: Bool
    let cancel: (() -> Bool)?
    /// What a press beside it does; true if the press does nothing else.
    let pressBeside: (() -> Bool)?
    /// Whether it is a menu, in which the keys of the keyboard choose.
    let isMenu: Bool
    /// Returns the part of the window that it covers.
    let frame: () -> CGRect?
    /// Whether it darkens what is behind the screen above it, and takes the presses beside that.
    let isBackdrop: Bool
    /// What had the focus before.
    let formerFocus: WeakNode
  }

  private struct WeakNode {
    weak var node: ViewNode?
  }

  init(tree: ViewTree, content: ViewElements) {
    self.tree = tree
    self.content = content
  }

  /// Whether something modal is presented.
  package var isModal: Bool { items.contains(where: \.isModal) }

  /// Shows a screen above all others.
  ///
  /// - Parameters:
  ///   - isModal: Whether what lies below cannot be used meanwhile.
  ///   - pressBeside: What a press beside it does; true if the press does nothing else.
  ///   - frame: Returns the part of the window that a menu covers.
  ///   - cancel: What Escape does while the screen is the topmost that has such an action; false if it does nothing.
  package func present(
    _ screen: Screen, isModal: Bool, isMenu: Bool = false, isBackdrop: Bool = false, frame: @escaping () -> CGRect? = { nil },
    cancel: (() -> Bool)? = nil, pressBeside: (() -> Bool)? = nil
  ) {
    items.append(
      Item(
        screen: screen, isModal: isModal, cancel: cancel, pressBeside: pressBeside, isMenu: isMenu, frame: frame, isBackdrop: isBackdrop,
        formerFocus: WeakNode(node: isMenu && showsMenu ? tree.keyboard.focusedNode : tree.keyboard.controlInFocus)))
    if node == nil {
      let made = BehaviorNode(ScreensBehavior(), scope: tree.rootScope)
      made.setContents(.list(list))
      node = made
      tree.rootContentsChange()
    }
    itemsChanged()
    if isMenu { tree.menus.menuOpened(screen) } else if isModal { takeFocus(screen) } else if !isBackdrop { focusField(in: screen) }
  }

  /// Says whether what lies below a screen can be used.
  package func setModal(_ isModal: Bool, _ screen: Screen) {
    guard let place = items.firstIndex(where: { $0.screen === screen }) else { return }
    items[place].isModal = isModal
    update()
  }

  /// A screen begins to go: it is seen until it is removed, and what lies below can be used again.
  package func leave(_ screen: Screen) {
    guard let place = items.firstIndex(where: { $0.screen === screen }) else { return }
    let item = items.remove(at: place)
    leaving.append(screen)
    update()
    if item.isMenu {
      tree.menus.menuClosed(openedFrom: item.formerFocus.node)
    } else if item.isModal || tree.keyboard.hasFocus(inside: screen.node) {
      returnFocus(from: screen, to: item.formerFocus)
    }
  }

  /// Takes a screen away.
  package func remove(_ screen: Screen) {
    leave(screen)
    leaving.removeAll { $0 === screen }
    itemsChanged()
  }

  private func itemsChanged() {
    list.set(items.map(\.screen) + leaving, top: nil)
    update()
  }

  private func update() {
    let modal = items.lastIndex(where: \.isModal)
    for (place, item) in items.enumerated() {
      let isBelow = modal.map { place < $0 } ?? false
      item.screen.node.isInert = isBelow && !(item.isBackdrop && place + 1 == modal)
    }
    let strip = tree.keyboardStrip.node
    for child in tree.root.children where child !== node && child !== strip { child.isInert = modal != nil }
  }

  // MARK: Focus

  /// The focus goes to the first place in the screen on the desktop, and away on the phone (B19.22).
  private func takeFocus(_ screen: Screen) {
    let (keyboard, idiom) = (tree.keyboard, tree.services.idiom)
    tree.actions.append {
      guard !screen.isRemoved, !keyboard.hasFocus(inside: screen.node) else { return }
      if idiom == .desktop, let stop = keyboard.firstStop(in: screen.node) { keyboard.takeFocus(stop) } else { keyboard.giveUpFocus() }
    }
  }

  /// The first field of a popover gets the focus on the desktop.
  private func focusField(in screen: Screen) {
    guard tree.services.idiom == .desktop else { return }
    tree.actions.append { [keyboard = tree.keyboard] in
      guard !screen.isRemoved, !keyboard.hasFocus(inside: screen.node) else { return }
      if let field = keyboard.firstField(in: screen.node) { keyboard.takeFocus(field) }
    }
  }

  /// The focus goes back to where it was before, if that is still there and the app has not moved it out of the screen.
  private func returnFocus(from screen: Screen, to former: WeakNode) {
    let keyboard = tree.keyboard
    tree.actions.append {
      if keyboard.controlInFocus != nil, !keyboard.hasFocus(inside: screen.node) { return }
      if let node = former.node, keyboard.canFocus(node) { keyboard.takeFocus(node) } else { keyboard.giveUpFocus() }
    }
  }

  // MARK: Menus

  /// An open menu.
  struct OpenMenu {
    let node: ViewNode
    /// The part of the window that it covers.
    let frame: CGRect?
    /// The item of the menu below from which it was opened; for the first one the control that had the focus.
    let opener: ViewNode?
  }

  /// The open menus above all other screens, the topmost last.
  var menus: [OpenMenu] {
    let first = (items.lastIndex { !$0.isMenu } ?? -1) + 1
    return items[first...].map { OpenMenu(node: $0.screen.node, frame: $0.frame(), opener: $0.formerFocus.node) }
  }

  /// Closes one of the open menus, and those above it.
  func closeMenu(at level: Int) {
    let first = (items.lastIndex { !$0.isMenu } ?? -1) + 1
    if items.indices.contains(first + level) { _ = items[first + level].cancel?() }
  }

  /// Whether the topmost screen is a menu.
  package var showsMenu: Bool { items.last?.isMenu == true }

  /// Whether a node is part of the topmost screen.
  func isInTopmost(_ node: ViewNode) -> Bool {
    guard let top = items.last?.screen.node else { return false }
    var next: ViewNode? = node
    while let step = next, step !== top { next = step.parent }
    return next != nil
  }

  /// Has the topmost screen that can be cancelled go; false if there is none.
  package func cancel() -> Bool {
    for item in items.reversed() {
      if let cancel = item.cancel { return cancel() }
      if item.isModal { return true }
    }
    return false
  }

  /// A contact goes down on some nodes, the innermost first. True if it does no more than close what lies beside it.
  package func takesPress(on chain: [ViewNode]) -> Bool {
    if let strip = tree.keyboardStrip.node, chain.contains(where: { $0 === strip }) { return false }
    var isTaken = false
    for item in items.reversed() {
      if chain.contains(where: { $0 === item.screen.node }) { break }
      if item.pressBeside?() == true { isTaken = true }
      if item.isModal { break }
    }
    return isTaken
  }

  package func appendNodes(to nodes: inout NodeReferences) {
    let isModal = isModal
    content.appendNodes(to: &nodes)
    if let bar = tree.chrome.node { nodes.append(bar) }
    for place in 0..<nodes.count { nodes[place].isInert = isModal }
    if let node { nodes.append(node) }
    if let strip = tree.keyboardStrip.node { nodes.append(strip) }
  }
}
