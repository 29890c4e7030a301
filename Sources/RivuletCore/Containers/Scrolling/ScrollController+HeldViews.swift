package import Foundation
package import RivuletGeometry

extension ScrollController {
  /// A held view, and its distance from the position at which it is held.
  struct HeldView {
    let id: AnyHashable
    let anchor: UnitPoint
    var distance: CGPoint?
  }

  /// Holds the view with an id at its position in the viewport while the content changes. If `id` is nil, no view is held.
  package func hold(_ id: AnyHashable?, anchor: UnitPoint?) {
    held = id.map { HeldView(id: $0, anchor: anchor ?? .topLeading, distance: nil) }
    if held == nil, !tellsTargets { tree.scrolling.neglect(self) } else { tree.scrolling.attend(self) }
    rememberHeldView()
  }

  /// Notifies observers of each layout, which may make different targets visible even if the size of the content is unchanged.
  package func tellTargets() {
    if tellsTargets { return }
    tellsTargets = true
    tree.scrolling.attend(self)
  }

  /// Keeps the content at an edge while its size changes (B15.44). If `edge` is nil, the content is no longer kept at an edge.
  package func stay(at edge: Edge?) { keptEdge = edge }

  func rememberHeldView() {
    guard let view = held else { return }
    // A row that has not been created is held once it becomes visible.
    held?.distance = frame(of: view.id).map { distance(of: view, at: $0) }
  }

  /// Returns the distance from the anchor in the viewport to the anchor in the given frame.
  private func distance(of view: HeldView, at frame: CGRect) -> CGPoint {
    let place = view.anchor.point(in: frame)
    return CGPoint(x: place.x - offset.x - room(.horizontal) * view.anchor.x, y: place.y - offset.y - room(.vertical) * view.anchor.y)
  }

  func followHeldView() {
    guard let view = held, let former = view.distance, grip == nil, courses.isEmpty, let location = location(of: view.id) else { return }
    let now = distance(of: view, at: location.frame)
    if now == former { return }
    var new = offset
    for axis in Axis.allCases where scrolls(axis) { new[axis] += now[axis] - former[axis] }
    move(to: clamped(new))
  }

  /// Returns the frame of a node inside the content, relative to the content's leading edge.
  package func frame(of inner: ViewNode) -> CGRect {
    guard let content else { return .zero }
    let (start, place) = (content.originInRoot, inner.originInRoot)
    var frame = CGRect(x: place.x - start.x, y: place.y - start.y, width: inner.size.width, height: inner.size.height)
    if node?.isMirrored == true { frame.origin.x = contentSize.width - frame.maxX }
    return frame
  }

  /// Returns the frame of the first view with an id, in the content's coordinate space; nil if there is no such view.
  package func frame(of id: AnyHashable) -> CGRect? { content?.firstNode(withID: id).map { frame(of: $0) } }
}
