import Foundation
import RivuletTree

/// A dispatcher that chooses items in a window's open menus, by key or, on a desktop, by pointer (B20.28, B20.29).
///
/// At most one item is chosen, and it belongs to the topmost menu. A pointer that rests on an item with a submenu opens the submenu. A
/// pointer that rests on an item of a lower menu closes the menus above it. A contact that opened a menu, or that started in one, activates
/// the item at which it is released.
@MainActor
final class MenuDispatcher: FrameFollower, Companion {
  private unowned let tree: ViewTree
  private weak var item: ViewNode?
  /// The index of the chosen stop in the chosen item.
  private(set) var stop = 0
  /// True if the item was chosen by pointer. The item is deselected when the pointer leaves it.
  private var isChosenByPointer = false
  /// The position of the pointer after its last movement in the window; nil after an item has been chosen by key.
  private var point: CGPoint?
  private var rest: Rest?
  private var press: Press?
  /// True if the first item of the next menu is chosen when the menu opens.
  private var beginsWithFirstItem = false

  /// An item on which the pointer rests.
  private struct Rest {
    weak var item: ViewNode?
    /// The time at which the pointer came to rest, in seconds on the frame clock.
    let start: Double
  }

  /// The state of a contact that is currently down.
  private struct Press {
    let contact: Int
    let start: CGPoint
    /// True if a menu was open when the contact went down.
    let beganInMenu: Bool
    weak var item: ViewNode?
    /// The frame of the control under the contact; nil if a menu was open when the contact went down.
    let button: CGRect?
    var hasMoved = false
  }

  /// The time that the pointer must rest on an item before its submenu opens, in seconds.
  private static let restTime = 0.2
  /// The minimum distance that a contact must move to activate an item on release, in points.
  private static let slop = 4.0

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// The chosen item, to which key events apply; nil if there is none.
  var chosenItem: ViewNode? {
    guard let item, !item.scope.isRemoved else { return nil }
    return item
  }

  /// Chooses an item in the topmost menu. If `next` is nil, clears the choice. The focused control keeps focus.
  func choose(_ next: ViewNode?, stop: Int = 0, byPointer: Bool = false) {
    isChosenByPointer = byPointer
    if !byPointer { (point, rest) = (nil, nil) }
    let old = item
    guard next !== old || stop != self.stop else { return }
    (item, self.stop) = (next, stop)
    if next !== old {
      // An item that has opened a submenu remains highlighted while the submenu is open.
      if let old, !old.scope.isRemoved, !tree.overlay.menus.contains(where: { $0.opener === old }) { tell(old, isChosen: false) }
      if let next { tell(next, isChosen: true) }
    }
    tree.keyboard.choiceMoved(reveals: next != nil && !byPointer)
  }

  private func tell(_ item: ViewNode, isChosen: Bool) {
    item.responder?.focusChanged(isChosen, in: item)
    forEachPlace(in: item) { $0.focusMoved(isHere: isChosen, tree.queue) }
  }

  /// Calls `body` for each focus layer in an item. These layers notify views of the choice. A toggle, for example, is an item that
  /// surrounds the button provided by its style.
  private func forEachPlace(in item: ViewNode, _ body: (FocusLayer) -> Void) {
    var next: ViewNode? = item
    while let node = next {
      if let place = (node.responder as? any FocusPlaceResponder)?.focusPlace { body(place) }
      next = node.following({ _ in true }, inside: item)
    }
  }

  /// Returns true if the item itself indicates that it is chosen.
  func showsChoice(_ item: ViewNode) -> Bool {
    var shows = false
    forEachPlace(in: item) { _ in shows = true }
    return shows
  }

  // MARK: Menus that open and close

  /// Updates the choice after a menu has opened above all others.
  func menuOpened(_ screen: Screen) {
    tree.followsHover = true
    let beginsWithFirstItem = beginsWithFirstItem
    self.beginsWithFirstItem = false
    tree.actions.append { [unowned self] in
      if !screen.isRemoved {
        if beginsWithFirstItem { return chooseFirst(in: screen.node) }
        if let option = chosenOption(in: screen.node) { return choose(option.node, stop: option.stop) }
      }
      choose(nil, byPointer: isChosenByPointer)
    }
  }

  /// Returns the selected option of a menu that contains only options, such as the menu of a desktop pop-up button.
  private func chosenOption(in menu: ViewNode) -> (node: ViewNode, stop: Int)? {
    guard tree.services.habits.hasPointer else { return nil }
    let items = items(in: menu)
    let options = items.map { option(around: $0.node, in: menu) }
    guard !options.contains(where: { $0 == nil }) else { return nil }
    return options.firstIndex { $0?.isSelected == true }.map { items[$0] }
  }

  /// Returns the semantics of the option to which an item belongs; nil if the item is not an option.
  private func option(around item: ViewNode, in menu: ViewNode) -> SemanticsElement? {
    var next: ViewNode? = item
    while let node = next, node !== menu {
      if let element = node.semantics, element.traits.contains(.choice) { return element }
      next = node.parent
    }
    return nil
  }

  private func chooseFirst(in menu: ViewNode) {
    if let first = items(in: menu).first { choose(first.node, stop: first.stop) }
  }

  /// Updates the choice after a menu has closed. The item that opened the menu, or the item under the pointer, is chosen.
  func menuClosed(openedFrom former: ViewNode?) {
    tree.actions.append { [unowned self] in
      guard tree.overlay.showsMenu else { return choose(nil) }
      guard isChosenByPointer, let point else { return choose(former) }
      choose(former, byPointer: true)
      pointerMoved(to: point)
    }
  }
}

// MARK: - Keys

extension MenuDispatcher {
  /// Moves the choice in response to a key, in vertical order (B20.29).
  func move(by input: KeyInput) -> Bool {
    guard let menu = tree.overlay.menus.last?.node else { return false }
    let items = items(in: menu)
    let chosen = chosenItem
    let place = items.firstIndex { $0.node === chosen && $0.stop == stop }
    func move(to index: Int) -> Bool {
      guard !items.isEmpty else { return true }
      let item = items[(index + items.count) % items.count]
      choose(item.node, stop: item.stop)
      return true
    }
    let isMirrored = menu.isMirrored
    switch input.key {
    case .down: return move(to: place.map { $0 + 1 } ?? 0)
    case .up: return move(to: (place ?? items.count) - 1)
    case .home, .pageUp: return move(to: 0)
    case .end, .pageDown: return move(to: items.count - 1)
    case .right where !isMirrored, .left where isMirrored: return openSubmenu()
    case .left, .right: return tree.overlay.menus.count < 2 || tree.overlay.cancel()
    case .character(let letter):
      let next = items.indices.map { ((place ?? -1) + 1 + $0) % items.count }.first { hasTitle(items[$0].node, beginningWith: letter) }
      return next.map(move) ?? true
    default: return false
    }
  }

  /// Opens the submenu of the chosen item in response to a key, and chooses the submenu's first item.
  private func openSubmenu() -> Bool {
    guard let item = chosenItem, opensSubmenu(item) else { return true }
    beginsWithFirstItem = true
    _ = item.responder?.activate(stop: stop, in: item)
    return true
  }

  /// Returns the stops of a menu, from top to bottom.
  private func items(in menu: ViewNode) -> [(node: ViewNode, stop: Int)] {
    var items: [(node: ViewNode, stop: Int, top: CGFloat)] = []
    func isEntered(_ node: ViewNode) -> Bool {
      node === menu || !node.isExcluded && !node.isInert && !node.scope.isRemoved && node.semantics?.isHidden != true
    }
    var next: ViewNode? = menu
    while let node = next {
      if isEntered(node), let stops = node.responder?.focusStops(in: node), !stops.isEmpty {
        let top = node.frameInRoot.minY
        items += stops.indices.map { (node, $0, top) }
        next = node.following({ $0 !== node && isEntered($0) }, inside: menu)
      } else {
        next = node.following(isEntered, inside: menu)
      }
    }
    let order = items.indices.sorted { (items[$0].top, $0) < (items[$1].top, $1) }
    return order.map { (items[$0].node, items[$0].stop) }
  }

  private func hasTitle(_ node: ViewNode, beginningWith letter: String) -> Bool {
    let title = SemanticsTree(below: node).items().first?.element.label ?? ""
    return title.lowercased().hasPrefix(letter.lowercased())
  }

  /// Returns true if the item opens a submenu.
  private func opensSubmenu(_ item: ViewNode) -> Bool {
    var next: ViewNode? = item
    while let node = next {
      if let element = node.semantics, element.addedRole == .menuButton || element.role == .menuButton { return true }
      guard let parent = node.parent, parent.children.count == 1 else { return false }
      next = parent
    }
    return false
  }
}

// MARK: - The pointer

extension MenuDispatcher {
  private var followsPointer: Bool { tree.services.habits.hasPointer && tree.overlay.showsMenu }

  /// Updates the choice after the pointer has moved in the window or left it.
  func pointerMoved(to point: CGPoint?) {
    guard followsPointer else { return }
    self.point = point
    let menus = tree.overlay.menus
    guard let point, let level = menus.lastIndex(where: { $0.frame?.contains(point) == true }) else {
      rest(on: nil)
      if isChosenByPointer { choose(nil, byPointer: true) }
      return
    }
    let found = item(at: point, in: menus[level].node)
    if level == menus.count - 1 {
      if found != nil || isChosenByPointer { choose(found?.node, stop: found?.stop ?? 0, byPointer: true) }
      rest(on: found.flatMap { opensSubmenu($0.node) ? $0.node : nil })
    } else {
      rest(on: found?.node === menus[level + 1].opener ? nil : found?.node)
    }
  }

  private func item(at point: CGPoint, in menu: ViewNode) -> (node: ViewNode, stop: Int)? {
    items(in: menu).last { item in
      let frame = item.node.frameInRoot
      guard frame.contains(point), let stops = item.node.responder?.focusStops(in: item.node), stops.indices.contains(item.stop) else {
        return false
      }
      guard let area = stops[item.stop].area else { return true }
      return area.offsetBy(dx: frame.minX, dy: frame.minY).contains(point)
    }
  }

  /// Starts waiting while the pointer rests on an item. If `item` is nil, stops waiting.
  private func rest(on item: ViewNode?) {
    guard let item else {
      rest = nil
      return tree.clock.leave(self)
    }
    if rest?.item !== item { rest = Rest(item: item, start: tree.services.now) }
    tree.clock.follow(self)
  }

  func frame(at time: Double) {
    guard let rest, let item = rest.item, followsPointer else { return self.rest(on: nil) }
    guard time - rest.start >= Self.restTime else { return }
    self.rest(on: nil)
    let menus = tree.overlay.menus
    if item === chosenItem {
      _ = item.responder?.activate(stop: stop, in: item)
    } else if let point, let level = menus.lastIndex(where: { $0.frame?.contains(point) == true }), level < menus.count - 1 {
      isChosenByPointer = true
      tree.overlay.closeMenu(at: level + 1)
    }
  }

  /// Records that a contact went down, on a desktop. Menus on a phone do not follow contacts.
  ///
  /// - Parameter chain: The nodes under the contact, innermost first.
  func pressBegan(_ contact: Int, at point: CGPoint, on chain: [ViewNode]) {
    if tree.services.habits.hasPointer { press = begin(contact, at: point, on: chain) }
  }

  /// Follows a contact after `pressBegan`. Returns true if the event is consumed by a menu.
  func follow(_ contact: Contact) -> Bool {
    switch contact.phase {
    case .began: break
    case .moved:
      guard var press, press.contact == contact.id, tree.overlay.showsMenu else { return false }
      let way = CGSize(width: contact.point.x - press.start.x, height: contact.point.y - press.start.y)
      press.hasMoved = press.hasMoved || way.width * way.width + way.height * way.height > Self.slop * Self.slop
      self.press = press
      if press.hasMoved { pointerMoved(to: contact.point) }
    case .ended:
      guard let press, press.contact == contact.id else { return false }
      self.press = nil
      return press.hasMoved && tree.overlay.showsMenu && release(press, at: contact.point)
    case .cancelled: press = nil
    }
    return false
  }

  private func begin(_ contact: Int, at point: CGPoint, on chain: [ViewNode]) -> Press {
    guard tree.overlay.showsMenu else {
      let button = chain.first { $0.responder?.isControl == true }
      return Press(contact: contact, start: point, beganInMenu: false, button: button?.frameInRoot)
    }
    let menu = tree.overlay.menus.last { $0.frame?.contains(point) == true }?.node
    let item = menu.flatMap { self.item(at: point, in: $0) }?.node
    return Press(contact: contact, start: point, beganInMenu: true, item: item, button: nil)
  }

  /// Activates the item at which a contact is released after moving. If the contact opened the menu and is released outside all menus,
  /// closes the menus.
  private func release(_ press: Press, at point: CGPoint) -> Bool {
    let menus = tree.overlay.menus
    guard let menu = menus.last(where: { $0.frame?.contains(point) == true }) else {
      if press.beganInMenu || press.button?.contains(point) == true { return false }
      tree.overlay.closeMenu(at: 0)
      return true
    }
    guard let found = item(at: point, in: menu.node), found.node !== press.item else { return false }
    rest(on: nil)
    return found.node.responder?.activate(stop: found.stop, in: found.node) == true
  }
}
