import Foundation
import RivuletControls
package import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletGeometry
import RivuletGraph
import RivuletLooks
import RivuletTree

/// The bar of a window, with the title and back button of its navigation stacks, and its toolbar items (B18.62, B20.17).
@MainActor
package final class WindowBar: TitleBar {
  let toolbar: ToolbarHost
  private unowned let tree: ViewTree
  private var sources: [WeakSource] = []
  private var splits: [WeakSplit] = []
  private var titles: [ViewTitle] = []
  /// The view at the end of the bar that opens the app's menus.
  private var offeredMenus: AnyView?
  /// A rule whose value counts the bar's changes. The bar's views depend on it.
  private var rule: Attribute<Int>!
  fileprivate var version = 0
  private var isShown = false

  private struct WeakSource {
    weak var source: (any BarSource)?
  }

  private struct WeakSplit {
    weak var split: (any SidebarSource)?
  }

  private init(_ tree: ViewTree) {
    self.tree = tree
    toolbar = ToolbarHost(.window, in: tree.rootScope)
    rule = tree.rootScope.makeRule(WindowBarVersionRule(bar: self))
    toolbar.onChange = { [unowned self] in show() }
  }

  /// Returns the bar of a window, creating it if needed.
  package static func of(_ tree: ViewTree) -> WindowBar {
    if let known = tree.chrome.owner as? WindowBar { return known }
    let made = WindowBar(tree)
    tree.chrome.owner = made
    tree.chrome.goBack = { [unowned made] in made.goBack() }
    return made
  }

  /// Shows the bar. This method runs inside a rule.
  private func show() {
    guard !isShown else { return }
    isShown = true
    tree.chrome.show(height: tree.rootEnvironment.looks.windowBars.height) { inputs in
      let view = inputs.graph.makeInput(WindowBarView(bar: self), in: inputs.scope, name: "bar", areEqual: { _, _ in true })
      return WindowBarView._makeViewList(view: _GraphValue(view), inputs: &inputs)
    }
  }

  /// Sets the total height of the bar and its accessory bars. This method runs inside a rule.
  fileprivate func setHeight(_ height: CGFloat) { tree.chrome.resize(to: height) }

  func add(_ source: any BarSource) {
    sources.removeAll { $0.source == nil }
    sources.append(WeakSource(source: source))
    source.scope.add(StackObserver(bar: self))
    show()
    changed()
  }

  func add(_ split: any SidebarSource) {
    splits.removeAll { $0.split == nil }
    splits.append(WeakSplit(split: split))
    split.scope.add(StackObserver(bar: self))
    show()
    changed()
  }

  /// The split view with the collapsible first column. Reading the property makes the running rule depend on the bar's changes.
  var split: (any SidebarSource)? {
    _ = rule.value
    return splitNow
  }

  /// The outermost visible split view, read without a dependency.
  var splitNow: (any SidebarSource)? { splits.lazy.compactMap(\.split).first { $0.scope.isLive } }

  /// Sets the view at the end of the bar that opens the app's menus.
  package func offer(menus: some View) {
    guard offeredMenus == nil else { return }
    offeredMenus = AnyView(menus)
    show()
    changed()
  }

  /// True if the scene shows the title. Reading the property makes the running rule depend on the value.
  package var showsTitle: Bool {
    guard let settings = tree.rootEnvironment.appWindow?.scene.currentSettings else { return true }
    return settings.showsTitle && settings.frame == .titleBar
  }

  /// The view that opens the app's menus; nil if the bar has no such view. Reading the property makes the running rule depend on the bar's
  /// changes.
  var menus: AnyView? {
    _ = rule.value
    return offeredMenus
  }

  fileprivate func add(_ title: ViewTitle) {
    titles.append(title)
    titleChanged()
  }

  fileprivate func remove(_ title: ViewTitle) {
    titles.removeAll { $0 === title }
    changed()
  }

  fileprivate func titleChanged() {
    show()
    changed()
  }

  /// Updates the bar after a stack has changed its top screen or a title has changed.
  func changed() {
    version += 1
    if rule.id.isLive { tree.graph.invalidate(rule.id) }
  }

  private var liveSources: [any BarSource] { sources.compactMap(\.source).filter { $0.scope.isLive } }

  /// The stack that the back button controls. Reading the property makes the running rule depend on the bar's changes.
  var leader: (any BarSource)? {
    _ = rule.value
    return leaderNow
  }

  /// The stack that the back button controls, read without a dependency for use in event handlers.
  var leaderNow: (any BarSource)? { liveSources.last { $0.canGoBack } }

  var titleValues: NavigationBarValues? { values }

  /// The title settings of the visible screens. Reading the property makes the running rule depend on the bar's changes.
  var values: NavigationBarValues {
    _ = rule.value
    var values = NavigationBarValues()
    for source in liveSources.reversed() {
      guard let own = source.barValues else { continue }
      if values.title == nil, own.title != nil {
        (values.title, values.renaming, values.subtitle, values.titleMenu) = (own.title, own.renaming, own.subtitle, own.titleMenu)
      }
      if own.visibility == .hidden { values.visibility = .hidden }
      values.accessoryBars.merge(own.accessoryBars) { _, own in own }
      values.removesTitle = values.removesTitle ?? own.removesTitle
      values.removesSearch = values.removesSearch ?? own.removesSearch
    }
    if values.title == nil, let shown = titles.last(where: { $0.isShown }) {
      (values.title, values.renaming) = (shown.title, shown.renaming)
    }
    return values
  }

  private func goBack() -> Bool {
    guard let leader = liveSources.last(where: { $0.canGoBackNow }) else { return false }
    leader.goBack()
    return true
  }
}

@MainActor
private struct WindowBarVersionRule: @MainActor Rule {
  unowned let bar: WindowBar

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(bar.version) }
}

extension EnvironmentValues {
  /// True if titles and toolbars in this environment appear in the window bar.
  var showsInWindowBar: Bool { looks.windowBars.isShown && presentationLevel == nil }
}

/// An observer that notifies the window bar when a stack or split view appears or disappears.
@MainActor
private final class StackObserver: LifecycleObserver {
  private weak var bar: WindowBar?

  init(bar: WindowBar) { self.bar = bar }

  func scopeWillDisappear() {}
  func scopeWillHide() { bar?.changed() }
  func scopeDidReturn() { bar?.changed() }
}

/// The title that an individual view sets for its window.
@MainActor
private final class ViewTitle: LifecycleObserver {
  private let scope: Scope
  private unowned let tree: ViewTree
  private var bar: WindowBar?
  private(set) var title: Text?
  private(set) var renaming: TitleRenaming?

  init(in scope: Scope) {
    self.scope = scope
    tree = scope.tree
  }

  var isShown: Bool { scope.isLive }

  /// Sets the title. A nil title means that a screen shows the title instead, or that the title is not visible.
  func set(_ title: Text?, _ renaming: TitleRenaming?) {
    (self.title, self.renaming) = (title, renaming)
    if title != nil, bar == nil {
      bar = WindowBar.of(tree)
      bar?.add(self)
    } else {
      bar?.titleChanged()
    }
  }

  func scopeWillDisappear() { if scope.isInOpenTree { bar?.remove(self) } }
  func scopeWillHide() { bar?.titleChanged() }
  func scopeDidReturn() { bar?.titleChanged() }
}

/// A modifier that sets the window's title outside navigation stacks (B18.40).
struct WindowTitleModifier {
  let title: Text
  /// The editing of the title; nil if people can't edit the title.
  let renaming: TitleRenaming?
}

extension WindowTitleModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let outputs = body(&inputs)
    if inputs.tree.rootEnvironment.looks.windowBars.isShown {
      let title = ViewTitle(in: inputs.scope)
      inputs.scope.add(title)
      inputs.makeSink(
        ViewTitleRule(modifier: modifier.attribute, environment: inputs.environmentReader(of: ViewTitle.self), title: title))
    }
    return outputs
  }
}

@MainActor
private struct ViewTitleRule: @MainActor Rule {
  let modifier: Attribute<WindowTitleModifier>
  let environment: EnvironmentReader
  let title: ViewTitle

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let values = environment.values
    let isShown = values.showsInWindowBar && values.navigationPlace == nil
    title.set(isShown ? modifier.value.title : nil, isShown ? modifier.value.renaming : nil)
    if !output.hasValue { output.set(()) }
  }
}

/// The content of a window's bar, including the accessory bars.
private struct WindowBarView {
  let bar: WindowBar
  @Environment(\.looks.windowBars) private var look

  nonisolated init(bar: WindowBar) { self.bar = bar }
}

extension WindowBarView: View {
  var body: some View {
    let (host, look, values) = (bar.toolbar, look, bar.values)
    let accessories = host.accessoryBars.filter { values.accessoryBars[$0] != .hidden }
    let _ = bar.setHeight(look.height + CGFloat(accessories.count) * look.accessoryHeight)
    VStack(spacing: 0) {
      BarRoom(host: host, hasMenu: host.hasItems(.overflow), look: look) { WindowBarRow(bar: bar) }
      ForEach(accessories, id: \.self) { id in
        ToolbarSlotView(host: host, slot: .accessory(id), spacing: look.itemSpacing)
          .padding(.horizontal, 16)
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: look.accessoryHeight)
          .overlay(alignment: .top) { Divider() }
      }
    }
    .modifier(ContentTitleModifier(title: values.title))
    .background { Rectangle().fill(.bar).overlay(alignment: .bottom) { Divider() } }
  }
}

/// A row with the bar's items and title.
private struct WindowBarRow {
  let bar: WindowBar
  @Environment(\.looks.windowBars) private var look

  init(bar: WindowBar) { self.bar = bar }
}

extension WindowBarRow: View {
  var body: some View {
    let sidebarWidth = bar.split?.sidebarWidth
    HStack(spacing: 0) {
      if let sidebarWidth {
        SidebarBarLayout(host: bar.toolbar, look: look, width: sidebarWidth) {
          ToolbarSlotView(host: bar.toolbar, slot: .sidebar, spacing: look.itemSpacing)
          sidebarToggle
        }
        .frame(height: look.height)
        .overlay(alignment: .trailing) { ColumnLine().offset(x: 1) }
      }
      items(hasSidebar: sidebarWidth != nil).padding(.horizontal, 16)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: look.height)
  }

  @ViewBuilder @MainActor private var sidebarToggle: some View {
    if let split = bar.split, !split.removesToggle, !bar.toolbar.moves(.sidebarToggle) { SplitToggle(split: split) }
  }

  /// Returns the title and the items that are not above the sidebar.
  @MainActor private func items(hasSidebar: Bool) -> some View {
    let values = bar.values
    return WindowBarLayout(spacing: look.partSpacing) {
      HStack(spacing: 0) {
        if !hasSidebar { sidebarToggle.padding(.trailing, look.partSpacing) }
        if let leader = bar.leader, let below = leader.barValuesBelow {
          Button {
            // Another tab may have become visible since the bar was last updated.
            bar.leaderNow?.goBack()
          } label: {
            Image(systemName: "chevron.backward").fontWeight(.semibold)
              .accessibilityLabel(below.title ?? Text(.back))
          }
          .buttonStyle(.borderless)
          .accessibilityIdentifier("BackButton")
          .padding(.trailing, look.partSpacing)
        }
        if bar.toolbar.hasItems(.leading) {
          WholeItems { ToolbarSlotView(host: bar.toolbar, slot: .leading, spacing: look.itemSpacing) }
            .padding(.trailing, look.partSpacing)
        }
        if bar.showsTitle { WindowTitle(bar: bar, values: values) }
      }
      WholeItems { ToolbarSlotView(host: bar.toolbar, slot: .middle, spacing: look.itemSpacing) }
      HStack(spacing: look.partSpacing) {
        WholeItems { ToolbarSlotView(host: bar.toolbar, slot: .trailing, spacing: look.itemSpacing) }
        if bar.toolbar.hasItems(.overflow) { ToolbarOverflowButton(host: bar.toolbar).frame(width: look.menuWidth) }
        // The field's width takes priority over the title, because the title can be truncated.
        if values.removesSearch != true {
          ToolbarSlotView(host: bar.toolbar, slot: .search, spacing: look.itemSpacing).layoutPriority(1)
        }
        if let menus = bar.menus { menus }
      }
    }
  }
}

/// A layout for the three parts of a window bar: one at each end, and one in the middle. The trailing part is sized first, and the leading
/// part takes the remaining width. If the space is insufficient, the middle part moves off centre. A flexible middle part, such as a field,
/// fills the remaining space.
private struct WindowBarLayout: BarLayout {
  /// The distance between parts, in points.
  let spacing: CGFloat

  private func width(_ part: LayoutSubview, _ width: CGFloat?, _ height: CGFloat?) -> CGFloat {
    part.sizeThatFits(ProposedViewSize(width: width, height: height)).width
  }

  /// Returns the total spacing between the parts, excluding an empty middle part.
  private func gaps(_ middle: CGFloat) -> CGFloat { middle > 0 ? 2 * spacing : spacing }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    func sum(_ proposed: CGFloat?) -> CGFloat {
      subviews.reduce(gaps(width(subviews[1], proposed, proposal.height))) { $0 + width($1, proposed, proposal.height) }
    }
    let height = subviews.map { $0.sizeThatFits(proposal).height }.max() ?? 0
    return CGSize(width: proposal.width.map { max($0, sum(0)) } ?? sum(nil), height: proposal.height ?? height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let ideal = width(subviews[1], nil, bounds.height)
    let room = bounds.width - gaps(ideal) - ideal
    let trailing = width(subviews[2], max(room - width(subviews[0], 0, bounds.height), 0), bounds.height)
    let leading = width(subviews[0], max(room - trailing, 0), bounds.height)
    let middle = width(subviews[1], max(bounds.width - 2 * (max(leading, trailing) + spacing), 0), bounds.height)
    func place(_ part: Int, _ x: CGFloat, _ anchor: UnitPoint, _ width: CGFloat) {
      subviews[part].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: anchor, proposal: ProposedViewSize(width: width, height: bounds.height))
    }
    let (start, end) = (bounds.minX + leading + spacing, bounds.maxX - trailing - spacing)
    place(0, bounds.minX, .leading, leading)
    place(1, max(min(bounds.midX, end - middle / 2), start + middle / 2), .center, middle)
    place(2, bounds.maxX, .trailing, trailing)
  }
}

/// The title in a window bar, with the subtitle below it, or the items that replace them (B20.17).
private struct WindowTitle {
  let bar: WindowBar
  let values: NavigationBarValues
  @Environment(\.looks.windowBars) private var look

  init(bar: WindowBar, values: NavigationBarValues) {
    self.bar = bar
    self.values = values
  }
}

extension WindowTitle: View {
  /// True if the title is in its default position.
  @MainActor private var hasTitle: Bool { values.title != nil && values.removesTitle != true && !bar.toolbar.moves(.title) }

  var body: some View {
    let host = bar.toolbar
    if hasTitle || host.hasItems(.title) || host.hasItems(.subtitle) {
      ReadableTitle(least: look.minimumTitleWidth) {
        VStack(alignment: .leading, spacing: 0) {
          EditedTitle(renaming: values.renaming, font: .headline, fieldWidth: look.titleFieldWidth) {
            MenuTitle(menu: values.titleMenu) { shown }
          }
          NavigationSubtitle(slots: [.subtitle], host: host, subtitle: values.subtitle)
        }
      }
    }
  }

  @ViewBuilder @MainActor private var shown: some View {
    let host = bar.toolbar
    if host.hasItems(.title) {
      ToolbarSlotView(host: host, slot: .title, spacing: look.itemSpacing)
    } else if hasTitle, let title = values.title {
      title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
    }
  }
}

/// A layout that keeps at least a few letters of a title visible.
private struct ReadableTitle: Layout {
  /// The minimum width of a truncated title, in points.
  let least: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let title = subviews.first else { return .zero }
    let least = min(title.sizeThatFits(.unspecified).width, least)
    return title.sizeThatFits(ProposedViewSize(width: proposal.width.map { max($0, least) }, height: proposal.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// A layout that keeps bar items at their ideal width or wider. Fields and sliders are flexible.
private struct WholeItems: Layout {
  /// Returns a proposal without a width, unless the width exceeds the ideal width. The sum of the items' widths is inexact, and proposing
  /// it would make the last item slightly too narrow.
  private func whole(_ proposal: ProposedViewSize, _ items: LayoutSubview) -> ProposedViewSize {
    let ideal = items.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width
    return ProposedViewSize(width: proposal.width.flatMap { $0 > ideal + 0.01 ? $0 : nil }, height: proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first.map { $0.sizeThatFits(whole(proposal, $0)) } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if let items = subviews.first { items.place(at: bounds.origin, proposal: whole(ProposedViewSize(bounds.size), items)) }
  }
}

/// A modifier that sets the title of the window's content (B18.41).
private struct ContentTitleModifier {
  let title: Text?
}

extension ContentTitleModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let environment = inputs.environmentReader(of: ContentTitleModifier.self)
    inputs.makeSink(ContentTitleRule(modifier: modifier.attribute, environment: environment, tree: inputs.tree))
    return body(&inputs)
  }
}

@MainActor
private struct ContentTitleRule: @MainActor Rule {
  let modifier: Attribute<ContentTitleModifier>
  let environment: EnvironmentReader
  unowned let tree: ViewTree

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let (title, values) = (modifier.value.title, environment.values)
    values.appWindow?.contentTitle = title?.string(in: values, tree.services)
    if !output.hasValue { output.set(()) }
  }
}
