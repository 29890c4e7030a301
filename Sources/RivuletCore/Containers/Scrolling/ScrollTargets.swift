package import Foundation
package import RivuletGeometry

/// A mark for views at which a scroll view may come to rest (B15.40).
package enum ScrollTargetMark {
  /// The children of the outermost container, which is at or inside the node.
  case layout
  /// The node itself.
  case view
}

/// A view at which a scroll view may come to rest. The scroll position can be expressed as such a view.
package struct ScrollTargetPlace {
  /// The identity that the app assigned to the view; nil if there is none.
  package let id: AnyHashable?
  /// The frame in the content's coordinate space, relative to the leading edge.
  package let frame: CGRect
}

extension ViewNode {
  /// Appends the targets at or inside the node, in view order.
  fileprivate final func collectTargets(into targets: inout [ViewNode]) {
    switch scrollTargetMark {
    case .layout:
      if let container = outermostContainer { for child in container.children { targets.append(child) } }
    case .view: targets.append(self)
    case nil: for child in children where child.scrollController == nil { child.collectTargets(into: &targets) }
    }
  }

  /// The outermost container of several elements, which is at or inside this node.
  private var outermostContainer: ViewNode? {
    var node = self
    while !node.isContainer {
      guard let first = node.children.first else { return nil }
      node = first
    }
    return node
  }

  /// The identity that the app assigned to the content that starts at this node, either with `.id` or as an element of a `ForEach`.
  final var identity: AnyHashable? {
    var scope: Scope? = scope
    while let step = scope, step !== parent?.scope {
      if let id = step.givenID { return id }
      scope = step.outer
    }
    return nil
  }

  /// The scroll target mark; nil for most nodes.
  package final var scrollTargetMark: ScrollTargetMark? {
    get { attachment(ScrollTargetSign.self)?.mark }
    set {
      if let sign = attachment(ScrollTargetSign.self) {
        sign.mark = newValue
      } else if newValue != nil {
        attach(ScrollTargetSign(newValue))
      }
    }
  }
}

/// An object that stores a node's mark.
private final class ScrollTargetSign {
  var mark: ScrollTargetMark?

  init(_ mark: ScrollTargetMark?) {
    self.mark = mark
  }
}

extension ScrollController {
  /// The targets in the content, in view order. They are collected at most once per layout.
  package var targets: [ScrollTargetPlace] {
    let layout = node?.tree.layout.number ?? 0
    if let known = knownTargets, known.layout == layout { return known.targets }
    var nodes: [ViewNode] = []
    content?.collectTargets(into: &nodes)
    let targets = nodes.map { ScrollTargetPlace(id: $0.identity, frame: frame(of: $0)) }
    knownTargets = (layout, targets)
    return targets
  }

  /// Discards the collected targets. Called when scroll target marks have changed.
  package func forgetTargets() { knownTargets = nil }

  /// The axis along which the targets are arranged.
  package var mainAxis: Axis { scrolls(.vertical) ? .vertical : .horizontal }

  /// Returns the target that represents the scroll position: the one nearest to the anchor (B15.41) or, without an anchor, the first one
  /// that is sufficiently visible (B15.42).
  ///
  /// - Parameter isCandidate: A closure that returns true for the identities to consider.
  package func currentTarget(anchor: UnitPoint?, where isCandidate: (AnyHashable) -> Bool) -> AnyHashable? {
    let axis = mainAxis
    // An offset beyond a limit will return to that limit.
    let visible = shownRange(axis, at: clamped(offset[axis], axis))
    let room = visible.upperBound - visible.lowerBound
    var nearest: (id: AnyHashable, distance: CGFloat)?
    for target in targets {
      guard let id = target.id, isCandidate(id) else { continue }
      let (start, length) = (target.frame.origin[axis], target.frame.size[axis])
      if let anchor {
        let share = axis == .horizontal ? anchor.x : anchor.y
        let distance = abs(start + share * length - visible.lowerBound - share * room)
        if nearest.map({ distance < $0.distance }) ?? true { nearest = (id, distance) }
      } else {
        let overlap = min(start + length, visible.upperBound) - max(start, visible.lowerBound)
        if overlap > min(length, room) / 2 { return id }
      }
    }
    return nearest?.id
  }

  /// Returns the identities of the targets that are visible to at least the given fraction, in view order (B15.31).
  package func visibleTargets(threshold: Double, where isCandidate: (AnyHashable) -> Bool) -> [AnyHashable] {
    let (columns, rows) = (shownRange(.horizontal, at: offset.x), shownRange(.vertical, at: offset.y))
    let viewport = CGRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.upperBound - columns.lowerBound,
      height: rows.upperBound - rows.lowerBound)
    return targets.compactMap { target in
      guard let id = target.id, isCandidate(id), target.frame.isVisible(in: viewport, threshold: threshold) else { return nil }
      return id
    }
  }
}

extension CGRect {
  /// Returns true if at least the given fraction of the rectangle is inside a viewport.
  package func isVisible(in viewport: CGRect, threshold: Double) -> Bool {
    let overlap = intersection(viewport)
    if overlap.isNull { return false }
    let area = width * height
    guard area > 0 else { return true }
    return overlap.width * overlap.height / area >= threshold - 1e-9
  }
}
