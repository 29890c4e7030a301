package import Foundation
import RivuletTree

/// The presentations in a window: screens above the window's content, in order of presentation (B19.51).
///
/// Everything below the topmost modal screen is visible but unusable (B19.21).
@MainActor
package final class WindowOverlay: NodeContents, Companion, RowHolder {
  private unowned let tree: ViewTree
  /// The level for presentations above the window's content.
  package let level = PresentationLevel()
  private let content: ViewElements
  private let list = ScreenList()
  /// The node that contains the screens. It is created with the first screen.
  private(set) var node: BehaviorNode<ScreensBehavior>?
  private var items: [Item] = []
  /// The screens that are being dismissed but are still visible.
  private var leaving: [Screen] = []

  /// A screen and its settings.
  private struct Item {
    let screen: Screen
    var isModal: Bool
    let cancel: (() -> Bool)?
    /// Handles a press outside the screen. Returns true if the press must have no other effect.
    let handlePressOutside: (() -> Bool)?
    /// True if the screen is a menu, in which keys choose items.
    let isMenu: Bool
    /// Returns the frame of the screen in the window.
    let frame: () -> CGRect?
    /// Returns the window size required to show the entire screen.
    let room: () -> CGSize?
    /// True if the screen dims the views behind the screen above it, and handles presses outside that screen.
    let isBackdrop: Bool
    /// The control that had focus before the screen was presented.
    let formerFocus: FocusMemory
  }

  init(tree: ViewTree, content: ViewElements) {
    self.tree = tree
    self.content = content
    tree.rowHolders.add(self)
  }

  /// Returns true if the row contains the source of a presentation.
  package func holds(_ row: LazyRow) -> Bool {
    var level = level
    while let presentation = level.current {
      if presentation.presentingScope.isInside(row.scope) { return true }
      level = presentation.inner
    }
    return false
  }

  /// True if a modal screen is presented.
  package var isModal: Bool { items.contains(where: \.isModal) }

  /// The size of a window that can show all screens entirely, in points. A desktop window grows to this size.
  package var room: CGSize {
    items.reduce(.zero) { size, item in
      guard let room = item.room() else { return size }
      return CGSize(width: max(size.width, room.width), height: max(size.height, room.height))
    }
  }

  /// Presents a screen above all others.
  ///
  /// - Parameters:
  ///   - isModal: True if everything below the screen is unusable while the screen is presented.
  ///   - handlePressOutside: A closure that handles a press outside the screen. It returns true if the press must have no other effect.
  ///   - frame: A closure that returns the frame of a menu in the window.
  ///   - room: A closure that returns the window size required to show the entire screen, in points. It returns nil for a screen that fits
  ///     into any window.
  ///   - cancel: A closure that handles Escape while the screen is the topmost one with such a closure. It returns false if Escape has no
  ///     effect.
  package func present(
    _ screen: Screen, isModal: Bool, isMenu: Bool = false, isBackdrop: Bool = false, frame: @escaping () -> CGRect? = { nil },
    room: @escaping () -> CGSize? = { nil }, cancel: (() -> Bool)? = nil, handlePressOutside: (() -> Bool)? = nil
  ) {
    items.append(
      Item(
        screen: screen, isModal: isModal, cancel: cancel, handlePressOutside: handlePressOutside, isMenu: isMenu, frame: frame, room: room,
        isBackdrop: isBackdrop,
        formerFocus: FocusMemory(isMenu && showsMenu ? tree.keyboard.focusedNode : tree.keyboard.controlInFocus)))
    if node == nil {
      let made = BehaviorNode(ScreensBehavior(), scope: tree.rootScope)
      made.setContents(.list(list))
      node = made
      tree.rootContentsChange()
    }
    itemsChanged()
    if isMenu { tree.menus.menuOpened(screen) } else if isModal { takeFocus(screen) } else if !isBackdrop { focusField(in: screen) }
  }

  /// Sets whether everything below a screen is unusable.
  package func setModal(_ isModal: Bool, _ screen: Screen) {
    guard let place = items.firstIndex(where: { $0.screen === screen }) else { return }
    items[place].isModal = isModal
    update()
  }

  /// Begins dismissing a screen. The screen remains visible until it is removed, and the views below become usable immediately.
  package func leave(_ screen: Screen) {
    guard let place = items.firstIndex(where: { $0.screen === screen }) else { return }
    let item = items.remove(at: place)
    leaving.append(screen)
    update()
    if item.isMenu {
      tree.menus.menuClosed(openedFrom: item.formerFocus.control)
    } else if item.isModal || tree.keyboard.hasFocus(inside: screen.node) {
      item.formerFocus.giveBack(from: screen.node, isCertain: true, tree)
    }
  }

  /// Removes a screen.
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

  /// Moves focus to the default or first stop of a screen on a desktop. Removes focus on a phone (B19.22).
  private func takeFocus(_ screen: Screen) {
    let (keyboard, focus, usesKeys) = (tree.keyboard, tree.focus, tree.services.habits.usesKeys)
    tree.actions.append {
      guard !screen.isRemoved, !keyboard.hasFocus(inside: screen.node) else { return }
      if usesKeys, let stop = focus.firstStop(in: screen.node) {
        keyboard.takeFocus(stop, scrolls: false)
      } else {
        keyboard.removeFocus()
      }
    }
  }

  /// Moves focus to the first field of a popover on a desktop.
  private func focusField(in screen: Screen) {
    guard tree.services.habits.usesKeys else { return }
    tree.actions.append { [keyboard = tree.keyboard] in
      guard !screen.isRemoved, !keyboard.hasFocus(inside: screen.node) else { return }
      if let field = keyboard.firstField(in: screen.node) { keyboard.takeFocus(field) }
    }
  }

  // MARK: Menus

  /// An open menu.
  struct OpenMenu {
    let node: ViewNode
    /// The frame of the menu in the window.
    let frame: CGRect?
    /// The item that opened this menu from the menu below. For the first menu, the control that had focus.
    let opener: ViewNode?
  }

  /// The open menus above all other screens, from bottom to top.
  var menus: [OpenMenu] {
    let first = (items.lastIndex { !$0.isMenu } ?? -1) + 1
    return items[first...].map { OpenMenu(node: $0.screen.node, frame: $0.frame(), opener: $0.formerFocus.control) }
  }

  /// Closes an open menu and all menus above it.
  func closeMenu(at level: Int) {
    let first = (items.lastIndex { !$0.isMenu } ?? -1) + 1
    if items.indices.contains(first + level) { _ = items[first + level].cancel?() }
  }

  /// True if the topmost screen is a menu.
  package var showsMenu: Bool { items.last?.isMenu == true }

  /// Returns true if a node belongs to the topmost screen.
  func isInTopmost(_ node: ViewNode) -> Bool {
    guard let top = items.last?.screen.node else { return false }
    var next: ViewNode? = node
    while let step = next, step !== top { next = step.parent }
    return next != nil
  }

  /// Cancels the topmost screen that can be cancelled. Returns false if nothing could be cancelled.
  package func cancel() -> Bool {
    for item in items.reversed() {
      if let cancel = item.cancel { return cancel() }
      if item.isModal { return true }
    }
    return false
  }

  /// Handles a press on the given nodes, innermost first. Returns true if the press is outside the screens and must have no effect other
  /// than closing them.
  package func takesPress(on chain: [ViewNode]) -> Bool {
    if let strip = tree.keyboardStrip.node, chain.contains(where: { $0 === strip }) { return false }
    var isTaken = false
    for item in items.reversed() {
      if chain.contains(where: { $0 === item.screen.node }) { break }
      if item.handlePressOutside?() == true { isTaken = true }
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
