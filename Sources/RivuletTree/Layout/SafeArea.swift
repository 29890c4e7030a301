import Foundation
package import RivuletGeometry

/// Bars that lie over the edges of a view: what scrolls goes on behind them (B15.07, B15.22), and what ignores them reaches there too.
extension ViewNode {
  /// How much of the node its first child leaves free for bars; zero for most.
  package final var safeArea: EdgeInsets {
    get { extras?.safeArea ?? EdgeInsets() }
    set {
      // Bars of no length may grow.
      surroundings.hasSafeAreas = true
      guard newValue != safeArea else { return }
      makeExtras().safeArea = newValue
      // What is inside may reach further or less far, although it is where it was.
      noteMove()
    }
  }

  /// Along which axes the node keeps the bars around it away from what is inside, because its content scrolls behind them; none for most.
  package final var coveredAxes: Axis.Set {
    get { extras?.coveredAxes ?? [] }
    set { if newValue != coveredAxes { makeExtras().coveredAxes = newValue } }
  }

  /// How far the node may reach beyond its frame, behind the bars that it touches.
  package final var safeAreaAround: EdgeInsets { findSafeArea().insets }

  /// The same while the node is placed, which is placed anew when it may reach further or less far.
  ///
  /// Inside a scroll view it is placed anew only with another size: content that scrolls stays where it is along the other axis.
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

  /// Places a child over the node and so far beyond its edges; one that does not fill that stands in the middle.
  package final func place(_ child: ViewNode, reaching reach: EdgeInsets) {
    let proposal = ProposedViewSize(width: size.width + reach.horizontal, height: size.height + reach.vertical)
    let length = child.measure(proposal)
    let (across, along) = (size.width + reach.horizontal - length.width, size.height + reach.vertical - length.height)
    place(child, at: CGPoint(x: across / 2 - reach.leading, y: along / 2 - reach.top), proposal: proposal)
  }

  /// How far the node may reach, and whether a scroll view keeps some of the bars away from it.
  fileprivate final func findSafeArea() -> (insets: EdgeInsets, isScrolled: Bool) {
    var sum = EdgeInsets()
    guard surroundings.hasSafeAreas else { return (sum, false) }
    var covered: Axis.Set = []
    // The node's frame, with what is added to it, in the space of the node that is looked at.
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

/// Has a node placed anew that may reach further behind bars than when it was placed, or less far.
final class SafeAreaWatch: NodeWatch {
  private unowned let node: ViewNode
  @exclusivity(unchecked) fileprivate var insets: EdgeInsets

  fileprivate init(_ node: ViewNode, _ insets: EdgeInsets) {
    self.node = node
    self.insets = insets
  }

  func nodeMoved() {
    if node.safeAreaAround != insets { node.invalidateLayout() }
  }
}
