import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletGraph
import RivuletLooks

/// A list's state for one of its rows, attached to the row's node.
@MainActor
package final class ListRow {
  /// The node to which this state is attached.
  unowned let node: BehaviorNode<ListRowBehavior>
  private weak var scope: Scope?
  let ground: BehaviorNode<ListRowGround>
  let line: BehaviorNode<ListRowLine>
  let content: ViewNode
  /// The node of the views around the content: the badge, the controls, and the buttons behind the row.
  let extras: BehaviorNode<ListRowExtrasBehavior>
  /// The position of the row, which is an input of the row's rule.
  let place: Attribute<ListRowPlace>
  /// The row's selection value, as of the last update; nil if the row cannot be selected.
  package var value: AnyHashable?
  var isSelected = false
  /// True if the row is selected in a list with the focus, as of the last update.
  var isEmphasized = false
  /// The selection's menu and primary action, as of the last update; nil for none.
  var menu: SelectionMenu?
  /// The identifier of the row's element, as of the last update; nil for a row without an element.
  var elementID: AnyHashable?
  /// The traits that the content sets for the list, as of the last update.
  var traits = ListRowTraits()
  /// True if the row's environment is enabled, as of the last update.
  var isEnabled = true
  /// True while people edit the list, as of the last update.
  var isEditing = false
  /// The row's separators and its distances from its neighbours, as of the last update.
  var edges = ListRowEdges()
  /// The spacing before the section that starts with this row, which depends on both neighbours.
  private(set) var sectionGap: CGFloat?
  /// True if this is the list's first row and is directly below a large title, as of the last layout.
  private(set) var isBelowLargeTitle = false
  /// The displayed pose, as of the last applied transaction group.
  private(set) var pose = ListRowPose()
  /// The target pose, as of the last event.
  private(set) var nextPose = ListRowPose()
  /// The visible buttons behind the row, as of the last update; nil for none.
  var swipe: ListRowSwipe?
  /// True once the row has been swiped. The row is then always clipped to its card.
  private(set) var wasSwiped = false
  /// The rule that updates the row.
  var rule: AttributeID?

  private init(
    _ node: BehaviorNode<ListRowBehavior>, around content: ViewNode, in scope: Scope, _ place: Attribute<ListRowPlace>, _ look: ListLook
  ) {
    self.node = node
    self.scope = scope
    self.content = content
    self.place = place
    ground = BehaviorNode(ListRowGround(), scope: scope)
    line = BehaviorNode(ListRowLine(), scope: scope)
    extras = BehaviorNode(ListRowExtrasBehavior(look: look), scope: scope)
    node.setStaticChildren([ground, content, line, extras])
    node.attach(self)
  }

  /// Creates a row and its node around the given content.
  ///
  /// - Parameter look: The look of the row until its first update.
  static func make(
    around content: ViewNode, in scope: Scope, _ place: Attribute<ListRowPlace>, _ look: ListLook
  ) -> (node: BehaviorNode<ListRowBehavior>, row: ListRow) {
    let node = BehaviorNode(ListRowBehavior(look: look), scope: scope)
    return (node, ListRow(node, around: content, in: scope, place, look))
  }
}

extension ListRow {
  /// Updates the line below this row and the spacing above it to match both neighbours.
  func settle(below upper: ListRow?, above lower: ListRow?) {
    line.update(ListRowLine(color: ListRowEdges.line(below: edges, above: lower?.edges) ?? .clear))
    guard edges.place.beginsSection, !edges.place.beginsList else { return }
    let distance = ListRowEdges.distance(between: upper?.edges, edges)
    // A section without a visible neighbour keeps its spacing.
    guard distance != sectionGap, upper != nil || sectionGap == nil else { return }
    sectionGap = distance
    var behavior = node.behavior
    behavior.spaceBefore = behavior.spaceBefore(ofSection: distance)
    node.update(behavior)
  }
}

extension ListRow {
  /// Updates the distance above the list's first row, depending on whether a large title is above the list.
  func settle(isBelowLargeTitle: Bool) {
    guard edges.place.beginsList, isBelowLargeTitle != self.isBelowLargeTitle else { return }
    self.isBelowLargeTitle = isBelowLargeTitle
    var behavior = node.behavior
    behavior.spaceBefore = behavior.spaceBefore(atStart: traits.sectionMargins.top, isBelowLargeTitle: isBelowLargeTitle)
    node.update(behavior)
  }
}

// MARK: - Interaction

extension ListRow {
  /// True if the row is clipped to its card.
  var staysInCard: Bool { wasSwiped && !pose.isLifted }

  /// True until the row is removed.
  var isThere: Bool { scope?.isRemoved == false }

  /// True while the row is being removed with a transition.
  var isLeaving: Bool { scope?.effectivePresence == .leaving }

  /// The child of the list's node that contains the row.
  var cell: ViewNode {
    var cell: ViewNode = node
    while let parent = cell.parent, parent.listModel == nil { cell = parent }
    return cell
  }

  /// Changes the row's pose as part of the transaction group being recorded.
  func change(_ animation: Animation? = nil, _ change: (inout ListRowPose) -> Void) {
    guard isThere else { return }
    let former = nextPose
    change(&nextPose)
    guard nextPose != former else { return }
    let next = nextPose
    node.tree.queue.append(
      Mutation { [weak self] in self?.show(next) }, transaction: animation.map { Transaction(animation: $0) } ?? Transaction.current)
  }

  /// Reruns the rule in the next transaction group, because a value that it reads outside the graph has changed.
  func renew() {
    node.tree.queue.append(
      Mutation { [weak self] in
        if let rule = self?.rule, rule.isLive { rule.graph.invalidate(rule) }
      }, transaction: Transaction())
  }

  private func show(_ next: ListRowPose) {
    guard isThere, !isLeaving else { return }
    if next.isLifted != pose.isLifted { cell.isRaised = next.isLifted }
    if next.isOpen, !wasSwiped {
      wasSwiped = true
      scope?.add(self)
    }
    pose = next
    if let rule, rule.isLive { rule.graph.invalidate(rule) }
  }

  /// The element to delete with the row, and the delete action; nil if people cannot delete the row.
  var deletion: (element: ForEachElement, perform: (IndexSet) -> Void)? {
    guard isThere, edges.place.role == .row, !traits.isDeletionDisabled, let deletion = traits.deletion else { return nil }
    return deletion.element(of: node.scope).map { ($0, deletion.perform) }
  }

  /// The element to move with the row, and the move action; nil if people cannot move the row.
  var move: (element: ForEachElement, perform: (IndexSet, Int) -> Void)? {
    guard isThere, edges.place.role == .row, !traits.isMoveDisabled, let move = traits.move else { return nil }
    return move.element(of: node.scope).map { ($0, move.perform) }
  }

  /// The row's element in a `ForEach` with movable rows; nil for none. The element is non-nil even if this particular row cannot be moved.
  var movableElement: ForEachElement? { traits.move?.element(of: node.scope) }

  /// The row's frame at its regular position in the list node's coordinates, excluding the spacing above the row.
  var naturalFrame: CGRect {
    let cell = cell
    let space = node.behavior.spaceBefore
    return CGRect(x: cell.origin.x, y: cell.origin.y + space, width: cell.size.width, height: max(cell.size.height - space, 0))
  }
}

// A row that is being removed keeps its pose, and the buttons behind it remain visible.
extension ListRow: LifecycleObserver {
  func scopeWillDisappear() {}

  func scopeLeaves(_ isLeaving: Bool) {
    guard !isLeaving else { return }
    pose = nextPose
    renew()
  }
}

extension ViewNode {
  /// The list row attached to this node; nil for other nodes.
  package var listRow: ListRow? { attachment(ListRow.self) }

  /// True if the node is in the content of a list row. Views that the row adds around its content don't count.
  var isInRowContent: Bool {
    var step = self
    while let parent = step.parent {
      if let row = parent.listRow { return row.content === step }
      step = parent
    }
    return false
  }

  /// Returns the app-defined identifier of the `ForEach` element inside `outer` that this row represents; nil for none.
  func elementID(inside outer: Scope) -> AnyHashable? {
    var next: Scope? = scope
    while let step = next, step !== outer {
      if let id = step.givenID { return id }
      next = step.outer
    }
    return nil
  }
}
