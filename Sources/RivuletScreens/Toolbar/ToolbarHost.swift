import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletGraph
import RivuletLooks
import RivuletTree

/// A position for items in a bar.
enum ToolbarSlot: Hashable {
  case leading, middle, trailing, bottom, destructive, search, bottomSearch
  /// A position above a window's sidebar.
  case sidebar
  /// A position beside the leading items, or at the trailing edge of a narrow bar with a back button.
  case navigation
  /// The positions of the title and of the subtitle below it.
  case title, subtitle
  /// The positions of the large title and of the subtitle below it.
  case largeTitle, largeSubtitle
  /// The middle of the bottom bar, and the positions after the middle.
  case status, bottomEnd
  /// The overflow menu of the bar, and of the bottom bar.
  case overflow, bottomOverflow
  /// A position above the keyboard.
  case keyboard
  /// A bar below the window bar.
  case accessory(AccessoryBarID)
}

/// The toolbar items of a screen, and the bars that display them (B20.15).
@MainActor
final class ToolbarHost {
  /// The arrangement of the items.
  enum Look {
    case phone
    /// A row of buttons at the bottom of a desktop sheet.
    case sheet
    /// The bar of a window.
    case window
    /// Content without a bar on phones, which only has items above the keyboard.
    case plain
  }

  let look: Look
  private unowned let tree: ViewTree
  private var sets: [ToolbarSet] = []
  private var slots: [WeakNode] = []
  /// A rule whose value counts the changes. The bars depend on it.
  private var rule: Attribute<Int>!
  fileprivate var version = 0
  /// The closure to call after items have been added.
  var onChange: () -> Void = {}
  /// The content whose focused text shows the items above the keyboard; nil for the window content.
  weak var container: ViewNode?
  private var isAboveKeyboard = false
  /// The open overflow menu; nil while it is closed.
  private(set) var overflow: ToolbarOverflow?

  private struct WeakNode {
    weak var node: ViewNode?
  }

  init(_ look: Look, in scope: Scope) {
    self.look = look
    tree = scope.tree
    rule = scope.makeRule(ToolbarVersionRule(host: self))
  }

  func add(_ set: ToolbarSet) {
    sets.append(set)
    onChange()
    changed()
    noteKeyboardItems()
  }

  /// Updates the bars after items have been added to or removed from a set.
  fileprivate func itemsChanged() {
    changed()
    noteKeyboardItems()
  }

  /// Adds the host to the keyboard toolbar once it has an item for the keyboard.
  private func noteKeyboardItems() {
    guard look == .phone || look == .plain, !isAboveKeyboard, hasItemsNow(.keyboard) else { return }
    isAboveKeyboard = true
    KeyboardToolbar.of(tree).add(self)
  }

  /// True while the host is attached to the view tree.
  var isLive: Bool { rule.id.isLive }

  /// Records that the overflow menu has opened, or closed if `overflow` is nil.
  func setOverflow(_ overflow: ToolbarOverflow?) {
    self.overflow = overflow
    version += 1
    if rule.id.isLive { tree.graph.invalidate(rule.id) }
  }

  /// The open overflow menu. Reading the property makes the running rule depend on the menu.
  var overflowNow: ToolbarOverflow? {
    _ = rule.value
    return overflow
  }

  func remove(_ set: ToolbarSet) {
    sets.removeAll { $0 === set }
    changed()
  }

  func addSlot(_ node: ViewNode) {
    slots.removeAll { $0.node == nil }
    slots.append(WeakNode(node: node))
  }

  /// Updates the bars after items have been added, removed, or shown again.
  func changed() {
    version += 1
    if rule.id.isLive { tree.graph.invalidate(rule.id) }
    for slot in slots { if let node = slot.node, !node.scope.isRemoved { tree.collectsContents(of: node) } }
  }

  /// Returns the slot for a placement.
  private func slot(_ place: ToolbarItemPlacement.Place) -> ToolbarSlot? {
    switch look {
    case .phone:
      switch place {
      case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .trailing, .pinnedTrailing: .trailing
      case .secondaryAction: .overflow
      case .navigation: .navigation
      case .cancellationAction, .leading, .besideBack: .leading
      case .principal: .middle
      case .title: .title
      case .subtitle: .subtitle
      case .largeTitle: .largeTitle
      case .largeSubtitle: .largeSubtitle
      case .bottomBar: .bottom
      case .status: .status
      case .accessory: .trailing
      case .search: .search
      case .bottomSearch: .bottomSearch
      case .keyboard: .keyboard
      }
    case .plain: place == .keyboard ? .keyboard : nil
    case .sheet:
      switch place {
      case .destructiveAction: .destructive
      case .cancellationAction: .leading
      case .confirmationAction, .primaryAction: .trailing
      case .keyboard, .search, .bottomSearch, .title, .subtitle, .largeTitle, .largeSubtitle: nil
      default: .middle
      }
    case .window:
      switch place {
      case .navigation, .leading, .besideBack: .leading
      case .principal, .status: .middle
      case .title: .title
      case .subtitle: .subtitle
      case .largeTitle, .largeSubtitle: nil
      case .accessory(let id): .accessory(id)
      case .search, .bottomSearch: .search
      case .keyboard: nil
      default: .trailing
      }
    }
  }

  /// Appends the nodes of a slot's items, except for items declared in covered views.
  fileprivate func append(_ slot: ToolbarSlot, to nodes: inout NodeReferences) {
    let items = shownItems, all = items.nodes
    var ranked = Array(repeating: NodeReferences(), count: Rank.allCases.count)
    let fields = fieldPlace(in: all)
    var isBehindStatus = false
    for index in 0..<all.count {
      let values = all[index].containerValues()
      let place = values.toolbarPlace
      isBehindStatus = isBehindStatus || place == .status
      if values.defaultItem == .search {
        if index == fields, self.slot(place) == slot { appendFields(of: all, to: &ranked[Rank.first.rawValue]) }
        continue
      }
      if fields != nil, isField(place) { continue }
      var own = self.slot(place, isInSidebar: items.isInSidebar[index])
      if isInMenu(values) {
        own = own == .bottom ? .bottomOverflow : .overflow
      } else if own == .bottom, isBehindStatus {
        own = .bottomEnd
      }
      guard own == slot else { continue }
      ranked[rank(place).rawValue].append(all[index])
    }
    for list in ranked { for index in 0..<list.count { nodes.append(list[index]) } }
  }

  /// The items of visible views, in order.
  private struct ShownItems {
    var nodes = NodeReferences()
    /// True for each item declared in a window's sidebar.
    var isInSidebar: [Bool] = []
  }

  private var shownItems: ShownItems {
    var items = ShownItems()
    for set in sets where set.isShown {
      set.elements.appendNodes(to: &items.nodes)
      let isInSidebar = look == .window && set.isInSidebar
      while items.isInSidebar.count < items.nodes.count { items.isInSidebar.append(isInSidebar) }
    }
    return items
  }

  private var shownNodes: NodeReferences { shownItems.nodes }

  /// Returns the slot for a placement. Sidebar items for the ends of the bar are placed above the sidebar.
  private func slot(_ place: ToolbarItemPlacement.Place, isInSidebar: Bool) -> ToolbarSlot? {
    let slot = slot(place)
    return isInSidebar && (slot == .leading || slot == .trailing) ? .sidebar : slot
  }

  private func isField(_ place: ToolbarItemPlacement.Place) -> Bool { place == .search || place == .bottomSearch }

  /// Returns the index of the marker for the app's placement of the search field; nil for the default placement.
  private func fieldPlace(in all: NodeReferences) -> Int? {
    guard look == .phone || look == .window else { return nil }
    return (0..<all.count).first {
      let values = all[$0].containerValues()
      return values.defaultItem == .search && values.toolbarPlace != .automatic
    }
  }

  private func appendFields(of all: NodeReferences, to nodes: inout NodeReferences) {
    for index in 0..<all.count where isField(all[index].containerValues().toolbarPlace) { nodes.append(all[index]) }
  }

  /// The rank of an item in its slot's order.
  private enum Rank: Int, CaseIterable {
    case first, primary, secondary
  }

  private func rank(_ place: ToolbarItemPlacement.Place) -> Rank {
    switch place {
    case .pinnedTrailing: .primary
    case .primaryAction where look == .window: .primary
    case .secondaryAction where look == .window: .secondary
    default: .first
    }
  }

  private func isInMenu(_ values: ContainerValues) -> Bool {
    (look == .window || look == .phone) && values.barItem?.isInMenu == true
  }

  /// Returns true if an item with the given placement moves to the overflow menu when it does not fit (B20.19).
  func mayMove(_ place: ToolbarItemPlacement.Place) -> Bool {
    switch look {
    case .phone:
      slot(place) == .bottom || slot(place) == .trailing && place != .confirmationAction && place != .pinnedTrailing
    case .window: if case .accessory = slot(place) { false } else { true }
    case .sheet, .plain: false
    }
  }

  /// Returns true if the app places a standard item itself. Calling the method makes the running rule depend on the result.
  func moves(_ kind: ToolbarDefaultItemKind.Kind) -> Bool {
    _ = rule.value
    let all = shownNodes
    return (0..<all.count).contains { all[$0].containerValues().defaultItem == kind }
  }

  /// The bars below the window bar, in the order of their first items. Reading the property makes the running rule depend on them.
  var accessoryBars: [AccessoryBarID] {
    _ = rule.value
    let all = shownNodes
    var bars: [AccessoryBarID] = []
    for index in 0..<all.count {
      if case .accessory(let id) = slot(all[index].containerValues().toolbarPlace), !bars.contains(id) { bars.append(id) }
    }
    return bars
  }

  /// Returns the items of a slot in a window bar, in order.
  func windowItems(_ slot: ToolbarSlot, _ look: WindowBarLook) -> [BarItem] {
    barItems(slot, spacing: look.itemSpacing, height: look.height)
  }

  /// Returns the items of a slot that can move to the overflow menu, in order and including items already in the menu. The items in the bar
  /// are measured.
  func barItems(_ slot: ToolbarSlot, spacing: CGFloat, height: CGFloat) -> [BarItem] {
    var ranked: [[BarItem]] = Array(repeating: [], count: Rank.allCases.count)
    let items = shownItems, all = items.nodes
    for index in 0..<all.count {
      let values = all[index].containerValues()
      guard self.slot(values.toolbarPlace, isInSidebar: items.isInSidebar[index]) == slot, let item = values.barItem else { continue }
      let isFirst = !ranked.joined().contains { $0 === item }
      if !item.isInMenu {
        let width = all[index].measure(ProposedViewSize(width: nil, height: height)).width
        item.width = isFirst ? width : item.width + spacing + width
      }
      if !isFirst { continue }
      ranked[rank(values.toolbarPlace).rawValue].append(item)
    }
    return Array(ranked.joined())
  }

  /// Returns the total width of a slot's items that never move to the menu, such as spacers, including the spacing after each.
  func pinnedWidth(_ slot: ToolbarSlot, spacing: CGFloat, height: CGFloat) -> CGFloat {
    let all = shownNodes
    return (0..<all.count).reduce(0) { width, index in
      let values = all[index].containerValues()
      guard self.slot(values.toolbarPlace) == slot, values.barItem == nil else { return width }
      return width + all[index].measure(ProposedViewSize(width: nil, height: height)).width + spacing
    }
  }

  /// True if some items are in the overflow menu regardless of the width.
  var hasSecondaryItems: Bool {
    let all = shownNodes
    return (0..<all.count).contains { slot(all[$0].containerValues().toolbarPlace) == .overflow }
  }

  /// Moves the last of the given items to the overflow menu, so that the remaining items fit the available width in points. Returns the
  /// number of remaining items.
  ///
  /// - Parameter width: A closure that returns the width of the bar, in points, with the given number of visible items.
  func fit(_ items: [BarItem], into room: CGFloat, width: (Int) -> CGFloat) -> Int {
    let shown = (0...items.count).last { width($0) <= room + 0.01 } ?? 0
    setMenu(items) { item in items.firstIndex { $0 === item }.map { $0 >= shown } ?? false }
    return shown
  }

  /// Moves items between a bar and its menu.
  private func setMenu(_ items: [BarItem], _ isInMenu: @escaping (BarItem) -> Bool) {
    guard items.contains(where: { isInMenu($0) != $0.isInMenu }) else { return }
    tree.queue.append(
      Mutation { [weak self] in
        guard let self else { return }
        for item in items where item.isInMenu != isInMenu(item) { item.move(toMenu: isInMenu(item), of: self) }
      }, transaction: Transaction())
  }

  /// Returns true if a slot has items. Calling the method makes the running rule depend on the result.
  func hasItems(_ slot: ToolbarSlot) -> Bool {
    _ = rule.value
    return hasItemsNow(slot)
  }

  /// Returns true if a slot has items, without adding a dependency.
  func hasItemsNow(_ slot: ToolbarSlot) -> Bool {
    var nodes = NodeReferences()
    append(slot, to: &nodes)
    return nodes.count > 0
  }
}

@MainActor
private struct ToolbarVersionRule: @MainActor Rule {
  unowned let host: ToolbarHost

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(host.version) }
}

/// The items that a modifier adds to the enclosing toolbar.
@MainActor
final class ToolbarSet: LifecycleObserver {
  let elements: DetachedElements
  /// The split view column that contains the modifier; nil outside columns.
  weak var column: (any ToolbarColumn)?
  private let scope: Scope
  private weak var host: ToolbarHost?
  private var isGone = false

  init(_ elements: ViewElements, in scope: Scope) {
    self.elements = DetachedElements(elements)
    self.scope = scope
    self.elements.onChange = { [weak self] in self?.host?.itemsChanged() }
  }

  var isShown: Bool { scope.isLive }

  /// True if the modifier is in a window's sidebar.
  var isInSidebar: Bool { column?.isSidebar == true }

  func move(to host: ToolbarHost?) {
    guard host !== self.host, !isGone else { return }
    self.host?.remove(self)
    self.host = host
    host?.add(self)
  }

  func scopeWillDisappear() {
    isGone = true
    if scope.isInOpenTree { host?.remove(self) }
  }

  func scopeWillHide() { host?.changed() }
  func scopeDidReturn() { host?.changed() }
}

extension EnvironmentValues {
  /// The host of toolbar items; nil for none.
  var toolbarHost: ToolbarHost? {
    get { surroundings.toolbarHost.object() }
    set { surroundings.toolbarHost = ObjectSlot(newValue) }
  }
}

/// A view that displays a slot's items in a bar.
struct ToolbarSlotView {
  let host: ToolbarHost
  let slot: ToolbarSlot
  let spacing: CGFloat
  var axis = Axis.horizontal
}

extension ToolbarSlotView: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let this = view.attribute.untrackedValue
    let stack: StackBehavior =
      this.axis == .vertical
      ? StackBehavior(.vertical(.leading, spacing: this.spacing)) : StackBehavior(.horizontal(.center, spacing: this.spacing))
    let node = BehaviorNode(stack, scope: inputs.scope)
    inputs.makeSink(MirroringRule(node: node, inputs: inputs))
    let contents = ToolbarSlotContents(this.host, this.slot)
    node.attach(contents)
    node.setChangingContents(contents)
    this.host.addSlot(node)
    inputs.tree.collectsContents(of: node)
    return _ViewListOutputs(node: node)
  }
}

private final class ToolbarSlotContents: NodeContents {
  private weak var host: ToolbarHost?
  private let slot: ToolbarSlot

  init(_ host: ToolbarHost, _ slot: ToolbarSlot) {
    self.host = host
    self.slot = slot
  }

  func appendNodes(to nodes: inout NodeReferences) { host?.append(slot, to: &nodes) }
}
