import Foundation
package import RivuletGeometry

/// Support for bars that cover the edges of a view. Scrolling content extends behind the bars (B15.07, B15.22), as do views that ignore the
/// safe area.
extension ViewNode {
  /// The insets around the first child that bars occupy; zero for most nodes.
  package final var safeArea: EdgeInsets {
    get { extras?.safeArea ?? EdgeInsets() }
    set {
      // A bar with zero length may grow later.
      surroundings.hasSafeAreas = true
      guard newValue != safeArea else { return }
      makeExtras().safeArea = newValue
      // The content may now extend by a different distance, although it has not moved.
      noteMove()
    }
  }

  /// The axes along which the node prevents its content from extending behind surrounding bars, because the content scrolls behind them;
  /// empty for most nodes.
  package final var coveredAxes: Axis.Set {
    get { extras?.coveredAxes ?? [] }
    set { if newValue != coveredAxes { makeExtras().coveredAxes = newValue } }
  }

  /// The distances by which the node may extend beyond its frame, behind the bars that it touches.
  package final var safeAreaAround: EdgeInsets { findSafeArea().insets }

  /// Returns the safe area around the node during placement, and schedules another placement whenever the safe area changes.
  ///
  /// Inside a scroll view, safe area changes do not trigger placement. Only size changes do, because the content keeps its position along
  /// the other axis while it scrolls.
  package final func followSafeArea() -> EdgeInsets {
    guard surroundings.hasSafeAreas else { return EdgeInsets() }
    let found = findSafeArea()
    if found.isScrolled { return found.insets }
    if let known = extras?.safeAreaWatch {
      known.insets = found.insets
    } else {
      let watch = SafeAreaWatch(self, found.insets)
      makeExtras().safeAreaWatch = watch
      addWatch(watch)
    }
    return found.insets
  }

  /// Places a child so that it covers the node and extends beyond its edges by `reach`. A child that does not fill that area is centred in
  /// it.
  package final func place(_ child: ViewNode, reaching reach: EdgeInsets) {
    let proposal = ProposedViewSize(width: size.width + reach.horizontal, height: size.height + reach.vertical)
    let length = child.measure(proposal)
    let (across, along) = (size.width + reach.horizontal - length.width, size.height + reach.vertical - length.height)
    place(child, at: CGPoint(x: across / 2 - reach.leading, y: along / 2 - reach.top), proposal: proposal)
  }

  /// Returns the distances by which the node may extend, and true if a scroll view keeps some of the bars away from the node.
  fileprivate final func findSafeArea() -> (insets: EdgeInsets, isScrolled: Bool) {
    var sum = EdgeInsets()
    guard surroundings.hasSafeAreas else { return (sum, false) }
    var covered: Axis.Set = []
    // The frame of the node, including the extensions found so far, in the coordinate space of the current node.
    var frame = CGRect(origin: .zero, size: size)
    var current = self
    while let parent = current.parent {
      frame.origin.x += current.origin.x
      frame.origin.y += current.origin.y
      current = parent
      covered.formUnion(current.coveredAxes)
      let insets = current.safeArea
      if insets == EdgeInsets() { continue }
      let isMirrored = current.isMirrored
      let (left, right) = isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
      var reach = EdgeInsets()
      if !covered.contains(.vertical) {
        if touches(frame.minY, insets.top) { reach.top = insets.top }
        if touches(frame.maxY, current.size.height - insets.bottom) { reach.bottom = insets.bottom }
      }
      if !covered.contains(.horizontal) {
        if touches(frame.minX, left) { reach.leading = left }
        if touches(frame.maxX, current.size.width - right) { reach.trailing = right }
      }
      frame = CGRect(
        x: frame.minX - reach.leading, y: frame.minY - reach.top, width: frame.width + reach.horizontal,
        height: frame.height + reach.vertical)
      sum.top += reach.top
      sum.bottom += reach.bottom
      sum.leading += isMirrored ? reach.trailing : reach.leading
      sum.trailing += isMirrored ? reach.leading : reach.trailing
    }
    return (sum, covered != [])
  }

  private func touches(_ edge: CGFloat, _ other: CGFloat) -> Bool { abs(edge - other) < 0.5 }
}

/// A watch that invalidates a node's layout when the distances by which it may extend differ from those at its last placement.
final class SafeAreaWatch: NodeWatch {
  private unowned let node: ViewNode
  fileprivate var insets: EdgeInsets

  fileprivate init(_ node: ViewNode, _ insets: EdgeInsets) {
    self.node = node
    self.insets = insets
  }

  func nodeMoved() {
    if node.safeAreaAround != insets { node.invalidateLayout() }
  }
}
