import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletGraph

/// What a list keeps with the node of a row.
@MainActor
final class ListRow {
  /// Which keeps this.
  unowned let node: BehaviorNode<ListRowBehavior>
  private weak var scope: Scope?
  let ground: BehaviorNode<ListRowGround>
  let line: BehaviorNode<ListRowLine>
  let content: ViewNode
  /// What stands around the content: badge, controls, and buttons behind the row.
  let extras: BehaviorNode<ListRowExtrasBehavior>
  /// Where it stands, as a source of the rule that keeps it in step.
  let place: Attribute<ListRowPlace>
  /// What selects it; nil if nothing does. As of the last update.
  @exclusivity(unchecked) var value: AnyHashable?
  @exclusivity(unchecked) var isSelected = false
  /// Whether it is selected in a list that has the focus. As of the last update.
  @exclusivity(unchecked) var isEmphasized = false
  /// What is done with the selection beside selecting; nil for nothing. As of the last update.
  @exclusivity(unchecked) var menu: SelectionMenu?
  /// The identity of its element; nil for a row that belongs to none. As of the last update.
  @exclusivity(unchecked) var elementID: AnyHashable?
  /// What it says to the list. As of the last update.
  @exclusivity(unchecked) var traits = ListRowTraits()
  /// False in a list, or a part of one, that is disabled. As of the last update.
  @exclusivity(unchecked) var isEnabled = true
  /// Whether people edit the list. As of the last update.
  @exclusivity(unchecked) var isEditing = false
  /// What it says to its neighbours. As of the last update.
  @exclusivity(unchecked) var edges = ListRowEdges()
  /// The distance before the section that it begins, as the neighbours agree.
  @exclusivity(unchecked) private(set) var sectionDistance: CGFloat?
  /// As of the group that was applied last.
  @exclusivity(unchecked) private(set) var pose = ListRowPose()
  /// As of the last event.
  @exclusivity(unchecked) private(set) var nextPose = ListRowPose()
  /// The buttons that show behind it, if any. As of the last update.
  @exclusivity(unchecked) var swipe: ListRowSwipe?
  /// Whether it was ever swiped, so that it stays within its card.
  @exclusivity(unchecked) private(set) var wasSwiped = false
  /// What keeps it in step.
  @exclusivity(unchecked) var rule: AttributeID?

  private init(_ node: BehaviorNode<ListRowBehavior>, around content: ViewNode, in scope: Scope, _ place: Attribute<ListRowPlace>) {
    self.node = node
    self.scope = scope
    self.content = content
    self.place = place
    ground = BehaviorNode(ListRowGround(), scope: scope)
    line = BehaviorNode(ListRowLine(), scope: scope)
    extras = BehaviorNode(ListRowExtrasBehavior(), scope: scope)
    node.setStaticChildren([ground, content, line, extras])
    node.attach(self)
  }

  /// The node of a row around a content, with what is kept with it.
  static func make(
    around content: ViewNode, in scope: Scope, _ place: Attribute<ListRowPlace>
  ) -> (node: BehaviorNode<ListRowBehavior>, row: ListRow) {
    let node = BehaviorNode(ListRowBehavior(), scope: scope)
    return (node, ListRow(node, around: content, in: scope, place))
  }
}

extension ListRow {
  /// Draws the line below and keeps the distance above as the rows beside it want them.
  func settle(below upper: ListRow?, above lower: ListRow?) {
    line.update(ListRowLine(color: ListRowEdges.line(below: edges, above: lower?.edges) ?? .clear))
    guard edges.place.beginsSection, !edges.place.beginsList else { return }
    let distance = ListRowEdges.distance(between: upper?.edges, edges)
    // A section whose neighbour is not there keeps the distance that it had.
    guard distance != sectionDistance, upper != nil || sectionDistance == nil else { return }
    sectionDistance = distance
    var behavior = node.behavior
    behavior.spaceBefore = behavior.spaceBefore(ofSection: distance)
    node.update(behavior)
  }
}

// MARK: - What people do with it

extension ListRow {
  /// Whether nothing of it is seen outside of its card.
  var staysInCard: Bool { wasSwiped && !pose.isLifted }

  /// Whether it is still one of the rows.
  var isThere: Bool { scope?.isRemoved == false }

  /// True while it goes gradually.
  var isLeaving: Bool { scope?.effectivePresence == .leaving }

  /// The child of the list's node in which it stands.
  var cell: ViewNode {
    var cell: ViewNode = node
    while let parent = cell.parent, parent.listModel == nil { cell = parent }
    return cell
  }

  /// Shows what people do with it from the group on that is recorded now.
  func change(_ animation: Animation? = nil, _ change: (inout ListRowPose) -> Void) {
    guard isThere else { return }
    let former = nextPose
    change(&nextPose)
    guard nextPose != former else { return }
    let next = nextPose
    node.tree.queue.append(
      Mutation { [weak self] in self?.show(next) }, transaction: animation.map { Transaction(animation: $0) } ?? Transaction.current)
  }

  /// Has its rule run in the next group, for what it reads outside of the graph is another.
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

  /// The element that deleting the row concerns, and the action; nil where people cannot delete it.
  var deletion: (element: ForEachElement, perform: (IndexSet) -> Void)? {
    guard isThere, edges.place.role == .row, !traits.isDeletionDisabled, let deletion = traits.deletion else { return nil }
    return deletion.element(of: node.scope).map { ($0, deletion.perform) }
  }

  /// The element that moving the row concerns, and the action; nil where people cannot move it.
  var move: (element: ForEachElement, perform: (IndexSet, Int) -> Void)? {
    guard isThere, edges.place.role == .row, !traits.isMoveDisabled, let move = traits.move else { return nil }
    return move.element(of: node.scope).map { ($0, move.perform) }
  }

  /// The element of the `ForEach` whose rows people move, whether or not they can move this one; nil if there is none.
  var movableElement: ForEachElement? { traits.move?.element(of: node.scope) }

  /// The part of the list's node in which the row is seen at its place, without the distance before it.
  var naturalFrame: CGRect {
    let cell = cell
    let space = node.behavior.spaceBefore
    return CGRect(x: cell.origin.x, y: cell.origin.y + space, width: cell.size.width, height: max(cell.size.height - space, 0))
  }
}

// A row that goes stays as people have left it, with the buttons behind it.
extension ListRow: LifecycleObserver {
  func scopeWillDisappear() {}

  func scopeLeaves(_ isLeaving: Bool) {
    guard !isLeaving else { return }
    pose = nextPose
    renew()
  }
}

extension ViewNode {
  /// What a list keeps with one of its rows; nil for other nodes.
  var listRow: ListRow? { attachments.lazy.compactMap { $0 as? ListRow }.first }

  /// The row of a list that the node is inside of; nil if there is none.
  var enclosingListRow: ListRow? {
    var next: ViewNode? = self
    while let step = next {
      if let row = step.listRow { return row }
      next = step.parent
    }
    return nil
  }

  /// The identity that the app gave to the element of a `ForEach` of which this is a row of a list.
  func elementID(inside outer: Scope) -> AnyHashable? {
    var next: Scope? = scope
    while let step = next, step !== outer {
      if let id = step.givenID { return id }
      next = step.outer
    }
    return nil
  }
}
