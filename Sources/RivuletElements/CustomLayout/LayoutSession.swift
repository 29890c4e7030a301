import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout
import RivuletLooks
import RivuletTree

/// An object that connects a container and its layout. The session passes subviews to the layout, receives their positions, and keeps the
/// cache.
///
/// An app may store subviews beyond the lifetime of their container, so subviews return values only during a call to the layout.
@MainActor
class LayoutSession: ChildMemory {
  /// The node whose layout is being called, or nil outside such calls.
  private final var node: ViewNode?
  /// The nesting depth of the current calls to the layout.
  private final var layoutCallDepth = 0
  /// The positions of all children during a call to `placeSubviews`.
  private final var placements: ContiguousArray<Placement> = []
  private final var isPlacing = false
  /// The name of the layout in messages.
  final let layoutName: String

  init(layoutName: String) {
    self.layoutName = layoutName
  }

  func childrenDidChange() {}

  /// Calls the layout of a container. The container is laid out again when a value that the layout read changes.
  final func ask<Answer>(_ node: ViewNode, for type: any Any.Type, _ question: (LayoutSubviews) -> Answer) -> Answer {
    let outer = self.node
    self.node = node
    layoutCallDepth += 1
    defer {
      layoutCallDepth -= 1
      self.node = outer
    }
    let subviews = LayoutSubviews(node.elements, of: self, node.isMirrored ? .rightToLeft : .leftToRight)
    return node.reading(for: .layout, type) { question(subviews) }
  }

  /// Runs `body` to place the children, and returns their placements. Children that `body` does not place are centred in `bounds`.
  final func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ body: () -> Void) -> ContiguousArray<Placement> {
    let wasPlacing = isPlacing
    var outer: ContiguousArray<Placement> = []
    if wasPlacing { swap(&outer, &placements) }
    let children = node?.elements ?? []
    placements.removeAll(keepingCapacity: true)
    for _ in children { placements.append(.unplaced(proposal)) }
    isPlacing = true
    body()
    isPlacing = wasPlacing
    for index in placements.indices where placements[index].isUnplaced {
      let size = children[index].size(proposal)
      placements[index] = Placement(
        origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), size: size, proposal: proposal)
    }
    let placed = placements
    if wasPlacing { swap(&outer, &placements) }
    return placed
  }

  /// Returns true if the subview belongs to the container whose layout is being called. Reports a runtime issue otherwise.
  private final func isCurrentSubview(_ subview: LayoutSubview) -> Bool {
    if layoutCallDepth > 0, let own = node, let node = subview.node, node.parent === own { return true }
    if subview.node != nil {
      report(
        "\(layoutName) queried a subview outside the layout's methods, or one that no longer exists; there is no result. Use the subviews "
          + "passed to each method.")
    }
    return false
  }

  /// Returns a valid proposal: a NaN length becomes nil, with a runtime issue, and a negative length becomes 0.
  private final func possible(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func possible(_ length: CGFloat?) -> CGFloat? {
      guard let length else { return nil }
      if length >= 0 { return length }
      if length.isNaN {
        report(
          "\(layoutName) proposed a length that is not a number to a subview; the ideal length is proposed instead. Look for an earlier "
            + "division by zero.")
        return nil
      }
      return 0
    }
    if proposal.width ?? 0 >= 0, proposal.height ?? 0 >= 0 { return proposal }
    return ProposedViewSize(width: possible(proposal.width), height: possible(proposal.height))
  }
}

extension LayoutSession: @MainActor LayoutSubviewHost {
  final func size(of subview: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize {
    guard isCurrentSubview(subview), let node = subview.node else { return .zero }
    return node.size(possible(proposal))
  }

  final func dimensions(of subview: LayoutSubview, _ proposal: ProposedViewSize) -> ViewDimensions {
    guard isCurrentSubview(subview), let node = subview.node else { return ViewDimensions(CGSize.zero) }
    return node.dimensions(possible(proposal))
  }

  final func spacing(of subview: LayoutSubview) -> ViewSpacing {
    guard isCurrentSubview(subview), let node = subview.node else { return ViewSpacing() }
    return node.spacing
  }

  final func priority(of subview: LayoutSubview) -> Double {
    guard isCurrentSubview(subview), let node = subview.node else { return 0 }
    return node.layoutPriority
  }

  package final func layoutValue<K: LayoutValueKey>(of subview: LayoutSubview, for key: K.Type) -> K.Value {
    guard isCurrentSubview(subview), let node = subview.node else { return K.defaultValue }
    return node.layoutValue(for: key)
  }

  final func containerValues(of subview: LayoutSubview) -> ContainerValues {
    guard isCurrentSubview(subview), let node = subview.node else { return ContainerValues() }
    return node.containerValues()
  }

  final func gridMark(of subview: LayoutSubview) -> GridMark {
    guard isCurrentSubview(subview), let node = subview.node else { return GridMark() }
    return node.gridMark
  }

  final func place(_ subview: LayoutSubview, at position: CGPoint, anchor: UnitPoint, _ proposal: ProposedViewSize) {
    guard isCurrentSubview(subview), let node = subview.node else { return }
    guard isPlacing else {
      return report("\(layoutName) placed a subview outside placeSubviews; the subview does not move. Call place only from placeSubviews.")
    }
    let proposal = possible(proposal)
    let size = node.size(proposal)
    let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    guard origin.x.isFinite, origin.y.isFinite else {
      return report(
        "\(layoutName) placed a subview at \(origin.x), \(origin.y), which is not a valid position; it is placed in the middle instead. "
          + "Look for an infinite length or a division by zero that precedes it.")
    }
    placements[node.index] = Placement(origin: origin, size: size, proposal: proposal)
  }

  final func mergedGuide(
    _ key: AlignmentKey, _ subviews: LayoutSubviews, _ bounds: CGRect, _ proposal: ProposedViewSize, placing: () -> Void
  ) -> CGFloat? {
    guard layoutCallDepth > 0, let node else { return nil }
    let children = node.elements
    guard children.contains(where: { $0.guideKinds.mayInclude(key) }) else { return nil }
    let placements = place(bounds, proposal, placing)
    var merge = AlignmentKey.Merge(key)
    for subview in subviews {
      guard let child = subview.node, child.guideKinds.mayInclude(key) else { continue }
      let placement = placements[subview.place]
      if let value = child.dimensions(placement.proposal)[explicit: key] { merge.add(value + placement.origin[key.axis]) }
    }
    return merge.result
  }

  final func size(of subviews: LayoutSubviews, by algorithm: some NodeAlgorithm, _ proposal: ProposedViewSize) -> CGSize {
    guard layoutCallDepth > 0, let node else { return .zero }
    return node.surroundings.scratch.withScratch { algorithm.size(in: proposal, children: subviews.children, scratch: &$0) }
  }

  final func place(_ subviews: LayoutSubviews, by algorithm: some NodeAlgorithm, in bounds: CGRect, _ proposal: ProposedViewSize) {
    guard layoutCallDepth > 0, isPlacing, let node else { return }
    let children = subviews.children
    node.surroundings.scratch.withScratch { scratch in
      algorithm.place(in: proposal, children: children, scratch: &scratch)
      for (child, placement) in zip(children, scratch.placements) { placements[child.index] = placement.moved(by: bounds.origin) }
    }
  }

  final func spacing(of subviews: LayoutSubviews, by algorithm: some NodeAlgorithm) -> ViewSpacing {
    layoutCallDepth > 0 ? algorithm.spacing(of: subviews.children) : ViewSpacing()
  }

  final func size(of subviews: LayoutSubviews, by table: GridTable, _ scratch: inout GridScratch, _ proposal: ProposedViewSize) -> CGSize {
    layoutCallDepth > 0 ? table.size(in: proposal, children: subviews.children, scratch: &scratch) : .zero
  }

  final func place(
    _ subviews: LayoutSubviews, by table: GridTable, _ scratch: inout GridScratch, in bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    guard layoutCallDepth > 0, isPlacing else { return }
    let children = subviews.children
    table.place(in: proposal, children: children, scratch: &scratch)
    for (child, placement) in zip(children, scratch.placements) { placements[child.index] = placement.moved(by: bounds.origin) }
  }

  final func spacing(of subviews: LayoutSubviews, by table: GridTable) -> ViewSpacing {
    layoutCallDepth > 0 ? table.spacing(of: subviews.children) : ViewSpacing()
  }

  final func report(_ sentence: String) { RuntimeIssue.reportOnce(.invalidLayout, typeName: layoutName, sentence) }
}

extension Placement {
  /// Creates the placement of a child that the layout has not placed yet.
  fileprivate static func unplaced(_ proposal: ProposedViewSize) -> Placement {
    Placement(origin: CGPoint(x: CGFloat.nan, y: .nan), size: .zero, proposal: proposal)
  }

  fileprivate var isUnplaced: Bool { origin.x.isNaN }

  fileprivate func moved(by way: CGPoint) -> Placement {
    var moved = self
    moved.origin.x += way.x
    moved.origin.y += way.y
    return moved
  }
}
