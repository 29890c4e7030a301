package import Foundation
package import RivuletGeometry
package import RivuletTree

/// Support for sharing the movements of contacts with enclosing views, and for using the movements that nested views pass on (B15.19).
extension ScrollController: MovementConsumer {
  package func uses(_ distance: CGFloat, along axis: Axis) -> Bool {
    let distance = axis == .horizontal && node?.isMirrored == true ? -distance : distance
    return canMove(axis, by: distance) || bouncesAlways(axis) || canPull(axis, by: distance)
  }

  /// Returns true if content that fits the viewport bounces before an enclosing view moves (B15.15).
  func bouncesAlways(_ axis: Axis) -> Bool {
    scrolls(axis) && limit(axis) == 0 && settings.bouncesAlways.contains(Axis.Set(axis))
  }

  /// Returns true if content that fits the viewport bounces only where no enclosing scroll view moves or bounces (B15.15).
  func passesOn(_ axis: Axis) -> Bool { limit(axis) == 0 && !settings.bouncesAlways.contains(Axis.Set(axis)) }

  /// Returns true if the distance pulls down refreshable content.
  private func canPull(_ axis: Axis, by distance: CGFloat) -> Bool {
    axis == .vertical && distance < 0 && scrolls(.vertical) && canRefresh
  }

  package func isScrolled(along axis: Axis) -> Bool { scrolls(axis) && abs(offset[axis] - start(axis)) > 0.5 }

  /// Returns the state of the content at the start of a movement. If a contact has merely stopped the content, the axis is nil and the
  /// distance is zero.
  func beginning(_ axis: Axis?, by distance: CGFloat) -> Movement.Beginning {
    let axis = axis ?? (scrolls(.vertical) ? .vertical : .horizontal)
    return Movement.Beginning(
      axis: axis, distance: distance, isScrolled: isScrolled(along: axis), isLeftOver: !canMove(axis, by: distance))
  }

  package func part(of distance: CGFloat, _ offer: MovementOffer, along axis: Axis, moved: CGFloat) -> CGFloat {
    guard let grip else { return 0 }
    let place = grip[axis] + moved
    switch offer {
    case .pulled:
      let (start, limit) = (start(axis), limit(axis))
      if place < start, distance > 0 { return min(distance, start - place) }
      return place > limit && distance < 0 ? max(distance, limit - place) : 0
    case .content:
      return distance > 0 ? min(distance, max(limit(axis) - place, 0)) : max(distance, min(start(axis) - place, 0))
    case .refresh: return canPull(axis, by: distance) ? distance : 0
    case .bounce: return distance
    case .before, .back, .after: return 0
    }
  }

  package func move(by way: CGSize) {
    guard let grip else { return }
    var new = offset
    for axis in Axis.allCases where scrolls(axis) { new[axis] = shown(atEdge(grip[axis] + way[axis], axis), axis) }
    move(to: new)
    userMoved()
  }

  /// Returns the offset of an edge if the given offset equals it except for rounding errors.
  private func atEdge(_ place: CGFloat, _ axis: Axis) -> CGFloat {
    let (start, limit) = (start(axis), limit(axis))
    if abs(place - start) < 1e-6 { return start }
    return abs(place - limit) < 1e-6 ? limit : place
  }

  package func endMovement(velocity: CGSize) { endDrag(velocity: CGVector(dx: velocity.width, dy: velocity.height)) }

  package func cancelMovement() { contactCancelled() }
}
