import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletTree

/// The pages of a tab view, with their tab bar items and the selection.
@MainActor
final class TabModel {
  /// A page of the tab view.
  @MainActor
  final class Page {
    let row: LazyRow
    /// The identity of the page for as long as it exists.
    var id: ObjectIdentifier { ObjectIdentifier(self) }
    /// The tab bar item of the page; nil for none.
    let item: TabItemTrait?
    fileprivate(set) var tag: AnyHashable?
    /// The page's settings for its tab.
    fileprivate(set) var traits = TabTraits()
    /// The badge at the corner of the tab.
    fileprivate(set) var badge: Badge?
    fileprivate(set) var isSelected = false

    fileprivate init(_ row: LazyRow) {
      self.row = row
      item = row.node.tabItem
    }
  }

  private(set) var node: BehaviorNode<ScreensBehavior>!
  private(set) var pages: ShownRowList!
  private(set) var list: [Page] = []
  /// The pages that the bar or sidebar shows, in order.
  private var arranged: [Page] = []
  private var arrangement = TabArrangement(isSidebar: false, customization: nil)
  private var elements: ViewElements?
  private var inputs: _ViewListInputs?
  private var rule: Attribute<Int>?
  private var access: TabSelectionAccess?
  private var selectedValue: AnyHashable?
  /// The page that people have selected, if the app does not bind the selection.
  private var ownChoice: LazyRow?
  /// The page that people selected before its tag was available.
  private weak var pendingPage: Page?
  fileprivate var version = 0

  nonisolated init() {}

  /// Stores the elements of the content, and returns a rule that synchronizes the pages with them.
  func begin<R: Rule>(_ elements: ViewElements, _ inputs: _ViewListInputs, _ rule: () -> R) -> Attribute<Int> where R.Value == Int {
    self.elements = elements
    self.inputs = inputs
    pages = ShownRowList.make()
    node = BehaviorNode(ScreensBehavior(), scope: inputs.scope)
    inputs.makeSink(MirroringRule(node: node, inputs: inputs))
    node.setContents(.list(pages))
    _ = TabSwitcher(node) { [weak self] in self?.step(forward: $0) ?? false }
    let made = inputs.makeSink(rule())
    self.rule = made
    pages.rule = made.id
    return made
  }

  private func changed() {
    if let rule, rule.id.isLive { inputs?.graph.invalidate(rule.id) }
  }

  /// The pages in the bar. Reading the property makes the running rule depend on them.
  var shownPages: [Page] {
    if let rule, rule.id.isLive { _ = rule.value }
    return arranged
  }

  /// The pages in the sidebar, grouped by section. Reading the property makes the running rule depend on them.
  var shownGroups: [TabGroup] { arrangement.groups(of: shownPages) }

  /// The visible page.
  var selectedPage: Page? { list.first(where: \.isSelected) }

  /// Updates the pages from the content and the selection. The rule calls this method.
  func update(_ selected: AnyHashable?, _ access: TabSelectionAccess, _ arrangement: TabArrangement) {
    (self.access, self.arrangement) = (access, arrangement)
    selectedValue = selected
    guard let elements else { return }
    elements.bringUpToDate()
    var next: [Page] = []
    for place in 0..<elements.rowCount {
      guard let row = elements.row(at: place) else { break }
      next.append(list.first { $0.row === row } ?? makePage(row))
    }
    for page in next {
      let values = page.row.node.containerValues()
      (page.tag, page.traits, page.badge) = (access.tag(values), values.tab, values.listRow.badge)
      guard let item = page.item, item.isWanted else { continue }
      let inner = item.contentValues
      (page.tag, page.badge) = (page.tag ?? access.tag(inner), page.badge ?? inner.listRow.badge)
    }
    list = next
    reportRepeatedTags()
    arranged = arrangement.arranged(next)
    show(choice(selected))
    version += 1
    if let pendingPage, pendingPage.tag != nil {
      self.pendingPage = nil
      inputs?.tree.actions.append { [weak self, weak pendingPage] in if let pendingPage { self?.choose(pendingPage) } }
    }
  }

  private func makePage(_ row: LazyRow) -> Page {
    let page = Page(row)
    page.item?.onContentChange = { [weak self, weak page] in
      // The tag may be set inside the page.
      if page?.tag == nil, page?.item?.isWanted == true { self?.changed() }
    }
    return page
  }

  private func reportRepeatedTags() {
    var seen: Set<AnyHashable> = []
    for case let tag? in list.map(\.tag) where !seen.insert(tag).inserted {
      RuntimeIssue.reportOnce(
        .unknownSelection, typeName: "TabView",
        "Several tabs of a TabView have the tag \(tag.base); the first of them is shown. Give each tab a unique tag.")
    }
  }

  /// Returns the page to show, which is the first page if none has the selected value (B20.03).
  private func choice(_ selected: AnyHashable?) -> Page? {
    guard let selected else { return list.first { $0.row === ownChoice } ?? arranged.first ?? list.first }
    if let page = list.first(where: { $0.tag == selected }) { return page }
    // The tag may be set inside a page that has not been built.
    let unbuilt = list.filter { $0.tag == nil && $0.item?.isWanted == false }
    for page in unbuilt { page.item?.build() }
    if !unbuilt.isEmpty { return selectedPage }
    if !list.isEmpty {
      RuntimeIssue.reportOnce(
        .unknownSelection, typeName: "TabView",
        "The selection \(selected.base) of a TabView does not match the tag of any tab; the first tab is shown. "
          + "Give one of the tabs the tag \(selected.base), with exactly the type of the selection.")
    }
    return list.first
  }

  private func show(_ page: Page?) {
    for other in list where other !== page && other.isSelected {
      other.isSelected = false
      other.row.scope.cover(isBeneath: false)
      other.item?.isSelected = false
    }
    guard let page, !page.isSelected else { return pages.set(page?.row) }
    page.isSelected = true
    page.item?.build()
    page.item?.isSelected = true
    page.row.show()
    pages.set(page.row)
  }

  /// Selects the page of a sidebar row.
  func choose(_ id: ObjectIdentifier) { if let page = list.first(where: { $0.id == id }), !page.traits.isDisabled { choose(page) } }

  /// Selects a page (B20.04, B20.05).
  func choose(_ page: Page) {
    let wasSelected = page.isSelected
    if selectedValue != nil, page.tag == nil, let item = page.item, !item.isWanted {
      pendingPage = page
      inputs?.tree.queue.append(Mutation { item.build() }, transaction: Transaction())
      return
    }
    if selectedValue != nil || page.tag != nil, let tag = page.tag, access?.select(tag) == true {
      if wasSelected { goBackToStart(page) }
      return
    }
    if wasSelected { return goBackToStart(page) }
    ownChoice = page.row
    inputs?.tree.queue.append(Mutation { [weak self] in self?.changed() }, transaction: Transaction())
  }

  /// Selects the next or previous tab, and wraps around at the ends (B20.14).
  func step(forward: Bool) -> Bool {
    let pages = arranged.filter { $0.isSelected || !$0.traits.isDisabled }
    guard pages.count > 1, let place = pages.firstIndex(where: \.isSelected) else { return false }
    choose(pages[(place + (forward ? 1 : pages.count - 1)) % pages.count])
    return true
  }

  /// Pops a page's navigation stack to its root. Without a stack, scrolls the content to the top.
  private func goBackToStart(_ page: Page) {
    var next: ViewNode? = page.row.node
    var scroll: ScrollController?
    while let step = next {
      if let stack = step.responder as? SwipeBackResponder, stack.popToRoot() { return }
      if scroll == nil { scroll = step.scrollController }
      next = step.following({ _ in true }, inside: page.row.node)
    }
    scroll?.scroll(to: .edge(.top), transaction: Transaction(animation: .default))
  }
}

/// A rule that updates the pages from the content and the selection, and counts the changes.
@MainActor
struct TabsRule<Content: View>: @MainActor Rule {
  let view: Attribute<TabPages<Content>>
  let model: TabModel

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    let view = view.value
    model.update(view.selected, view.access, view.arrangement)
    output.set(model.version)
  }
}
