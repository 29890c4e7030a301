import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks
import RivuletTree

/// The model of a split view, whose columns are side by side or collapsed into a stack (B18.51–B18.60).
///
/// Each column is a screen that is built once. Hidden columns are covered, and preserve their state (B18.53).
@MainActor
package final class SplitModel: ColumnContainer {
  let inputs: _ViewListInputs
  private let stack: ScreenStack
  let node: BehaviorNode<SplitBehavior>
  let list: ColumnList
  /// The rule that updates the columns.
  var rule: AttributeID?
  private(set) var columns: [SplitColumn] = []
  private var dividers: [Screen] = []
  private(set) var isCollapsed = false
  /// The index of the top column while the columns are collapsed.
  private var top = 0
  private var visibility: Binding<NavigationSplitViewVisibility>?
  private var preferred: Binding<NavigationSplitViewColumn>?
  /// The top column that the app last requested.
  private var knownPreferred: NavigationSplitViewColumn?
  /// True if the width is too small for the first column beside the others.
  private var isNarrow = false
  /// True if the leading columns cover the last column (B18.59).
  private var overlaysDetail = false
  /// True once the view has been displayed, so that subsequent changes are visible.
  private var isShown = false
  private weak var bar: WindowBar?
  /// True if the view is at the leading edge of the window.
  private var isAtEdge = true
  /// A rule whose value counts the changes, for rules that depend on the columns.
  private var versionRule: Attribute<Int>!
  fileprivate var version = 0

  init(_ inputs: _ViewListInputs) {
    self.inputs = inputs
    stack = ScreenStack(inputs)
    node = BehaviorNode(SplitBehavior(), scope: inputs.scope)
    list = ColumnList(stack.node)
    inputs.makeSink(MirroringRule(node: node, inputs: inputs))
    node.setContents(.list(list))
    versionRule = inputs.scope.makeRule(SplitVersionRule(model: self))
    node.attach(self)
    inputs.tree.spaceFillingViews.add(node, .splits)
    stack.node.responder = SwipeBackResponder(self)
  }

  var scope: Scope { inputs.scope }

  func depend() { _ = versionRule.value }

  func changed() {
    if let rule, rule.isLive { inputs.graph.invalidate(rule) }
  }

  private var look: SplitLook { inputs.tree.rootEnvironment.looks.splits }
  private var navigation: NavigationLook { inputs.tree.rootEnvironment.looks.navigation }

  // MARK: Actions

  package func toggleSidebar() {
    guard let visibility else { return }
    visibility.wrappedValue = isVisible(0) ? (columns.count > 2 ? .doubleColumn : .detailOnly) : .all
  }

  func isVisible(_ index: Int) -> Bool { list.visible.contains { $0 === columns[index].screen } }

  var showsSidebar: Bool {
    depend()
    return !columns.isEmpty && isVisible(0)
  }

  var sidebarWidth: CGFloat? {
    guard look.hasSidebar, !isCollapsed, isAtEdge, let first = columns.first, isVisible(0), bar?.splitNow === self else { return nil }
    return currentWidth(of: first)
  }

  var removesToggle: Bool {
    depend()
    return columns.contains { column in
      [column.ownModel, column.innerModel].contains { $0?.entries.last?.barValues.removesSidebarToggle == true }
    }
  }

  func selectionChanged(in column: SplitColumn, isEmpty: Bool) {
    if isEmpty, top <= column.index { return }
    // The app's value only applies while the columns are side by side, or before they are displayed.
    if preferred != nil, !isCollapsed || !isShown { return }
    showOnTop(isEmpty ? column.index : column.index + 1)
  }

  func showNextColumn(from column: SplitColumn) {
    guard isCollapsed, column.next != nil else { return }
    inputs.tree.queue.append(
      Mutation { [weak self] in
        guard let self, column.hasSelection, top == column.index else { return }
        showOnTop(column.index + 1)
      }, transaction: Transaction())
  }

  func showOnTop(_ index: Int) {
    guard index != top, columns.indices.contains(index) else { return }
    top = index
    let column: NavigationSplitViewColumn = index == 0 ? .sidebar : index == columns.count - 1 ? .detail : .content
    if let preferred, isCollapsed { inputs.tree.actions.append { if preferred.wrappedValue != column { preferred.wrappedValue = column } } }
    changed()
  }

  func goBack(from column: SplitColumn) {
    guard isCollapsed, column.index > 0 else { return }
    inputs.tree.queue.append(
      Mutation { [weak self] in
        guard let self else { return }
        columns[column.index - 1].clearSelection()
        column.ownModel?.popToRoot()
        showOnTop(column.index - 1)
      }, transaction: Transaction())
  }

  func drag(_ column: SplitColumn, to width: CGFloat) {
    let limits = self.width(of: column)
    if width < limits.min / 2 {
      column.draggedWidth = nil
      if column.index == 0 { visibility?.wrappedValue = columns.count > 2 ? .doubleColumn : .detailOnly }
    } else {
      column.draggedWidth = min(max(width, limits.min), limits.max)
    }
    changed()
  }

  /// Returns the limits of a leading column's width.
  func width(of column: SplitColumn) -> SplitColumnWidth {
    column.width ?? (column.index == 0 ? look.firstWidth : look.otherWidth)
  }

  func currentWidth(of column: SplitColumn) -> CGFloat { column.draggedWidth ?? width(of: column).ideal }

  /// Updates the columns after the view's width has changed. If the width is insufficient, the first column is hidden (B18.57).
  func noteWidth(_ width: CGFloat) {
    var needed = overlaysDetail ? 0 : look.minimumDetailWidth
    for column in columns.dropLast() { needed += self.width(of: column).min }
    let isNarrow = width < needed
    guard isNarrow != self.isNarrow, !columns.isEmpty else { return }
    self.isNarrow = isNarrow
    inputs.tree.queue.append(Mutation { [weak self] in self?.changed() }, transaction: Transaction())
  }

  // MARK: Column updates

  /// Updates the columns from the app's bindings. This method runs inside the rule.
  func update(
    _ visibility: Binding<NavigationSplitViewVisibility>, _ preferred: Binding<NavigationSplitViewColumn>?, _ values: EnvironmentValues,
    count: Int, build: (SplitColumn, inout _ViewListInputs) -> _ViewListOutputs
  ) {
    (self.visibility, self.preferred) = (visibility, preferred)
    let wanted = visibility.wrappedValue
    let isCollapsed = values.looks.splits.collapses && values.horizontalSizeClass == .compact
    let isFirst = columns.isEmpty
    if isFirst { columns = (0..<count).map { SplitColumn($0, in: self) } }
    if let preferred, preferred.wrappedValue != knownPreferred {
      let column = preferred.wrappedValue
      knownPreferred = column
      top = column == .sidebar ? 0 : column == .detail ? count - 1 : min(1, count - 1)
    }
    self.isCollapsed = isCollapsed
    overlaysDetail = values.detailIsProminent
    if isFirst {
      if values.showsInWindowBar {
        bar = WindowBar.of(inputs.tree)
        bar?.add(self)
        node.addWatch(self)
      }
      for column in columns {
        column.screen = stack.makeScreen(AnyHashable(column.index), isCovered: true) { build(column, &$0) }
        column.screen.node.attach(column.rowChoice)
      }
      for column in columns.dropLast() {
        dividers.append(
          stack.makeScreen(AnyHashable("divider \(column.index)"), isCovered: false) { inputs in
            let view = inputs.graph.makeInput(ColumnDivider(column: column), in: inputs.scope, name: "divider", areEqual: { _, _ in true })
            return ColumnDivider._makeViewList(view: _GraphValue(view), inputs: &inputs)
          })
      }
      inputs.tree.actions.append { [weak self] in self?.isShown = true }
    }
    if isCollapsed { showStack() } else { showColumns(wanted.kind) }
    node.update(
      SplitBehavior(
        widths: isCollapsed ? nil : widths, overlaysDetail: overlaysDetail, minimumDetailWidth: look.minimumDetailWidth, version: version))
    version += 1
    if versionRule.id.isLive { inputs.graph.invalidate(versionRule.id) }
    bar?.changed()
  }

  private var widths: [CGFloat] {
    columns.dropLast().filter { isVisible($0.index) }.map { currentWidth(of: $0) }
  }

  private func showStack() {
    if stack.top == nil {
      for column in columns where column.index != top { if isVisible(column.index) { column.screen.cover() } }
      stack.show(columns[top].screen, by: .exchange)
    } else if stack.top !== columns[top].screen {
      let isPush = (columns.firstIndex { $0.screen === stack.top } ?? 0) < top
      let isAtOnce = !isShown || inputs.transaction.untrackedValue.transaction.disablesAnimations
      stack.showKeepingFocus(columns[top].screen, by: isPush ? .push : .pop, duration: isAtOnce ? 0 : navigation.slideDuration)
    }
    list.showStack(top: columns[top].screen)
  }

  private func showColumns(_ wanted: NavigationSplitViewVisibility.Kind) {
    stack.clear()
    var first = 0
    switch wanted {
    case .all: first = 0
    case .automatic: first = columns.count > 2 && inputs.tree.size.width < look.minimumThreeColumnWidth ?? 0 ? 1 : 0
    case .doubleColumn: first = columns.count - 2
    case .detailOnly: first = columns.count - 1
    }
    if isNarrow, look.hidesFirstColumnWhenNarrow { first = max(first, 1) }
    for column in columns { if column.index < first { column.screen.cover() } else { column.screen.uncover() } }
    let shown = columns[first...].map { $0.screen! }
    // A column that covers the last column is drawn after it.
    let ordered = overlaysDetail ? shown.suffix(1) + shown.dropLast() : shown
    list.showColumns(ordered, Array(dividers[min(first, dividers.count)...]), top: columns[columns.count - 1].screen)
  }
}

// MARK: - Position in the window

extension SplitModel: NodeWatch {
  /// Updates the bar after the view has moved. Items can be above the first column only if that column is at the window's edge.
  package func nodeMoved() {
    let frame = node.frameInRoot
    let isAtEdge = node.isMirrored ? frame.maxX >= inputs.tree.size.width - 0.5 : frame.minX <= 0.5
    guard isAtEdge != self.isAtEdge else { return }
    self.isAtEdge = isAtEdge
    inputs.tree.queue.append(
      Mutation { [weak self] in
        self?.bar?.changed()
        self?.bar?.toolbar.changed()
      }, transaction: Transaction())
  }
}

// MARK: - Swiping back

extension SplitModel: SwipedScreens {
  /// True if people can swipe back from the root of a column. In a collapsed stack, the root behaves like any other screen (B18.54,
  /// B18.62).
  var canSwipeBack: Bool {
    guard isCollapsed, top > 0, navigation.swipeEdge != nil else { return false }
    let stacks = [columns[top].ownModel, columns[top].innerModel].compactMap(\.self)
    return stacks.allSatisfy { $0.entries.count < 2 && $0.entries.last?.lastBarValues.hidesBackButton != true }
  }

  func beginSwipeBack() {
    guard top > 0 else { return }
    let lower = columns[top - 1].screen!
    change { $0.stack.beginSwipe(to: lower) }
  }

  func swipeBack(to share: Double) { change { $0.stack.swipe(to: share) } }

  func endSwipeBack(goesBack: Bool) {
    if goesBack, top > 0 { goBack(from: columns[top]) }
    change { $0.stack.cancelSwipe(duration: $0.navigation.slideDuration) }
  }

  private func change(_ body: @escaping (SplitModel) -> Void) {
    inputs.tree.queue.append(Mutation { [weak self] in if let self { body(self) } }, transaction: Transaction())
  }
}

@MainActor
private struct SplitVersionRule: @MainActor Rule {
  unowned let model: SplitModel

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(model.version) }
}
