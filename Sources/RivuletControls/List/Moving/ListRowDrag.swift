import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLooks

/// The drag of a row. The row follows the contact, the other rows of its `ForEach` make room, and the list scrolls near its edges (B17.43).
@MainActor
final class ListRowDrag: FrameFollower {
  let row: ListRow
  private unowned let model: ListModel
  private let perform: (IndexSet, Int) -> Void
  private let element: ForEachElement
  /// The position of the contact, in root coordinates.
  private var point: CGPoint
  /// The distance between the row's top edge and the contact, in points.
  private let grip: CGFloat
  private var lastTime: Double
  /// The offset before which the row would be inserted, in the order without the move.
  private(set) var destination: Int?

  /// Creates a drag, or returns nil if the row cannot be moved.
  init?(_ row: ListRow, of model: ListModel, at point: CGPoint) {
    guard let (element, perform) = row.move, let list = model.node, element.offset != nil else { return nil }
    (self.row, self.model, self.element, self.perform, self.point) = (row, model, element, perform, point)
    grip = HitTest.local(point, in: list).y - row.naturalFrame.minY
    lastTime = list.tree.services.now
  }

  func move(to point: CGPoint) {
    self.point = point
    update()
  }

  /// Displays the order that a drop would create now. Removing the row ends the drag.
  func update() {
    guard row.isThere, let own = element.offset, let list = model.node else { return model.cancelDrag() }
    let natural = row.naturalFrame
    let top = HitTest.local(point, in: list).y - grip
    let siblings = model.shownRows.compactMap { other -> (row: ListRow, offset: Int)? in
      guard other !== row, let element = other.movableElement, element.isSibling(of: self.element) else { return nil }
      return element.offset.map { (other, $0) }
    }
    let target = destination(among: siblings, own, top: top, bottom: top + natural.height)
    destination = target
    row.change { ($0.shift, $0.isLifted) = (top - natural.minY, true) }
    for (other, offset) in siblings {
      let comesLater = offset < own && offset >= target
      let comesEarlier = offset > own && offset < target
      let place = other.edges.place
      other.change(ListConstants.slide) { pose in
        pose.shift = comesLater ? natural.height : comesEarlier ? -natural.height : 0
        // The rows displayed first and last have the card's corners.
        pose.isShownFirst = comesLater && place.isFirst ? false : comesEarlier && offset == own + 1 && row.edges.place.isFirst ? true : nil
        pose.isShownLast = comesEarlier && place.isLast ? false : comesLater && offset == own - 1 && row.edges.place.isLast ? true : nil
      }
    }
  }

  /// Returns the offset before which the dragged row would be inserted. A row makes room once the dragged row has passed its midpoint.
  private func destination(among siblings: [(row: ListRow, offset: Int)], _ own: Int, top: CGFloat, bottom: CGFloat) -> Int {
    var above: Int?
    var first: Int?
    for (other, offset) in siblings {
      let middle = other.naturalFrame.midY
      if offset < own ? middle < top : offset > own ? middle < bottom : false { above = max(above ?? offset, offset) }
      first = min(first ?? offset, offset)
    }
    if let above { return above < own && above + 1 == own ? own : above + 1 }
    return min(first ?? own, own)
  }

  /// Drops the row. The app moves the element if its position has changed.
  func finish() {
    guard row.isThere, let own = element.offset, let destination, destination != own, destination != own + 1 else { return release() }
    withAnimation(ListConstants.slide) {
      perform(IndexSet(integer: own), destination)
      release()
    }
  }

  /// Ends the drag and returns all rows to their regular positions.
  package func release() {
    model.node?.tree.clock.leave(self)
    for other in model.shownRows + [row] {
      other.change(ListConstants.slide) { ($0.shift, $0.isLifted, $0.isShownFirst, $0.isShownLast) = (0, false, nil, nil) }
    }
  }

  var comesToRest: Bool { false }

  func frame(at time: Double) {
    let elapsed = min(max(time - lastTime, 0), 0.1)
    lastTime = time
    guard let controller = model.node?.enclosingScrollController, let view = controller.node else { return }
    let place = HitTest.local(point, in: view).y
    let zone = min(ListConstants.scrollingZone, view.size.height / 4)
    guard zone > 0 else { return }
    let depth = place < zone ? place - zone : max(place - (view.size.height - zone), 0)
    let speed = max(-1, min(depth / zone, 1)) * ListConstants.scrollingSpeed
    if speed != 0, controller.scroll(along: .vertical, by: speed * elapsed) { update() }
  }
}
