import Foundation
package import RivuletGeometry

/// Bars that lie over the edges of a view: what scrolls goes on behind them (B15.07, B15.22).
extension ViewNode {
  /// How much of the node its first child leaves free for bars; zero for most.
  package final var safeArea: EdgeInsets {
    get { extras?.safeArea ?? EdgeInsets() }
    set {
      guard newValue != safeArea else { return }
      makeExtras().safeArea = newValue
      surroundings.hasSafeAreas = true
    }
  }

  /// How far the node may reach beyond its frame, behind the bars that it touches.
  package final var safeAreaAround: EdgeInsets {
    var sum = EdgeInsets()
    guard surroundings.hasSafeAreas else { return sum }
    // The node's frame, with what is added to it, in the space of the node that is looked at.
    var frame = CGRect(origin: .zero, size: size)
    var current = self
    while let parent = current.parent {
      frame.origin.x += current.origin.x
      frame.origin.y += current.origin.y
      current = parent
      let insets = current.safeArea
      if insets == EdgeInsets() { continue }
      let isMirrored = current.isMirrored
      let (left, right) = isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
      let reach = EdgeInsets(
        top: touches(frame.minY, insets.top) ? insets.top : 0, leading: touches(frame.minX, left) ? left : 0,
        bottom: touches(frame.maxY, current.size.height - insets.bottom) ? insets.bottom : 0,
        trailing: touches(frame.maxX, current.size.width - right) ? right : 0)
      frame = CGRect(
        x: frame.minX - reach.leading, y: frame.minY - reach.top, width: frame.width + reach.horizontal,
        height: frame.height + reach.vertical)
      sum.top += reach.top
      sum.bottom += reach.bottom
      sum.leading += isMirrored ? reach.trailing : reach.leading
      sum.trailing += isMirrored ? reach.leading : reach.trailing
    }
    return sum
  }

  private func touches(_ edge: CGFloat, _ other: CGFloat) -> Bool { abs(edge - other) < 0.5 }
}
