package import Foundation
package import RivuletGeometry

/// The stages in which a movement is offered to the views that can use part of it. Each stage offers the distance left over from the
/// previous stages.
package enum MovementOffer {
  /// The offer to content that was pulled beyond an edge, which returns to the edge.
  case pulled
  /// The offer to enclosing views that move before the content, such as a sheet that grows before its content scrolls.
  case before
  /// The offer to the content between its edges. A bar with a large title follows the content in this range.
  case content
  /// The offer to enclosing views that return the distance they took before the content moved.
  case back
  /// The offer to content that can be refreshed by pulling it down.
  case refresh
  /// The offer to enclosing views of the distance that the content cannot use. A sheet, for example, is pulled down.
  case after
  /// The offer to content that can be pulled beyond an edge.
  case bounce

  static let order: [MovementOffer] = [.pulled, .before, .content, .back, .refresh, .after, .bounce]
}

/// A view that uses part of a contact's movement: a scroll view, or an enclosing sheet.
///
/// Distances are changes to the content offset. Positive values reveal content toward the bottom or the trailing edge.
@MainActor
package protocol MovementConsumer: AnyObject {
  /// Returns true if the view uses a movement that a descendant at its edge passes on, for the entire duration of the movement.
  ///
  /// - Parameter distance: The distance in root coordinates.
  func uses(_ distance: CGFloat, along axis: Axis) -> Bool
  /// Returns true if the content is scrolled away from its start.
  func isScrolled(along axis: Axis) -> Bool
  /// Returns true if the view takes part in a movement of inner content that is about to start.
  func joins(_ beginning: Movement.Beginning) -> Bool
  /// Returns the part of the offered distance that the view takes. The method does not move the view.
  ///
  /// - Parameter moved: The sum of the parts that the view has taken since the movement started.
  func part(of distance: CGFloat, _ offer: MovementOffer, along axis: Axis, moved: CGFloat) -> CGFloat
  /// Moves the view by the sum of its parts since the movement started.
  func move(by way: CGSize)
  /// Ends the movement. Along the movement's axis, the velocity is zero unless this view moved last.
  func endMovement(velocity: CGSize)
  /// Ends a movement whose contact was lost or is now used by another gesture.
  func cancelMovement()
}

extension MovementConsumer {
  package func uses(_ distance: CGFloat, along axis: Axis) -> Bool { false }
  package func isScrolled(along axis: Axis) -> Bool { false }
  package func joins(_ beginning: Movement.Beginning) -> Bool { false }
}

/// The movement of a contact, shared by the content and its enclosing views (B15.19, B19.28).
///
/// Along the axis, the content moves by the distance that no other view has taken. Across the axis, it moves by the entire distance.
@MainActor
package final class Movement {
  /// The state of the content at the start of a movement.
  package struct Beginning {
    package let axis: Axis
    /// The first distance; zero if the distance is not known yet.
    package let distance: CGFloat
    /// True if the content, or a scroll view between the content and the queried view, is scrolled away from its start.
    package var isScrolled: Bool
    /// True if the content cannot move in the direction of the first distance.
    package let isLeftOver: Bool

    package init(axis: Axis, distance: CGFloat, isScrolled: Bool, isLeftOver: Bool) {
      (self.axis, self.distance, self.isScrolled, self.isLeftOver) = (axis, distance, isScrolled, isLeftOver)
    }
  }

  private struct Share {
    let taker: any MovementConsumer
    /// The sum of the parts taken, in points.
    var moved: CGFloat = 0
    /// True if the view took part of the latest distance.
    var isMoving = false
  }

  private let axis: Axis
  /// The shares of the content and of its enclosing views, innermost first.
  private var shares: [Share]
  private var way = CGSize.zero
  /// The index of the share that last moved.
  private var last = 0

  /// Creates a movement of the content alone.
  package init(of content: any MovementConsumer, along axis: Axis) {
    self.axis = axis
    shares = [Share(taker: content)]
  }

  /// Creates a movement of the content, shared with the enclosing gestures' views that join it.
  package convenience init(of content: any MovementConsumer, _ beginning: Beginning, around recognizer: any GestureRecognizer) {
    self.init(of: content, along: beginning.axis)
    var beginning = beginning
    recognizer.takersAround { _, taker in
      if taker.joins(beginning) { shares.append(Share(taker: taker)) }
      if taker.isScrolled(along: axis) { beginning.isScrolled = true }
      return false
    }
  }

  /// Updates the movement to the contact's total distance from the start.
  package func follow(to new: CGSize) {
    let isAlone = share(new[axis])
    let isAcross = new[axis.crossed] != way[axis.crossed]
    way = new
    for index in shares.indices.dropFirst() where shares[index].isMoving {
      var part = CGSize.zero
      part[axis] = shares[index].moved
      shares[index].taker.move(by: part)
    }
    guard isAlone || isAcross || shares[0].isMoving else { return }
    var part = new
    part[axis] = shares[0].moved
    shares[0].taker.move(by: part)
  }

  /// Distributes the distance to a position along the axis. Returns true if the content takes the entire distance.
  private func share(_ place: CGFloat) -> Bool {
    for index in shares.indices { shares[index].isMoving = false }
    var rest = place - way[axis]
    for offer in MovementOffer.order where rest != 0 {
      for index in shares.indices where rest != 0 {
        let part = shares[index].taker.part(of: rest, offer, along: axis, moved: shares[index].moved)
        guard part != 0 else { continue }
        rest -= part
        shares[index].moved += part
        shares[index].isMoving = true
        last = index
      }
    }
    // The sum of many parts accumulates rounding errors.
    shares[0].moved = place - shares.dropFirst().reduce(0) { $0 + $1.moved }
    return !shares.dropFirst().contains { $0.isMoving }
  }

  /// Ends the movement. The view that last moved receives the velocity along the axis.
  package func end(velocity: CGSize) {
    for (index, share) in shares.enumerated() {
      var own = index == 0 ? velocity : .zero
      own[axis] = index == last ? velocity[axis] : 0
      share.taker.endMovement(velocity: own)
    }
  }

  package func cancel() { for share in shares { share.taker.cancelMovement() } }
}

extension GestureRecognizer {
  /// Calls `body` with the enclosing gestures that move a view, innermost first, until `body` returns true. Returns false if it never does.
  @discardableResult
  package func takersAround(_ body: (any GestureRecognizer, any MovementConsumer) -> Bool) -> Bool {
    guard let members = arena?.members, let place = members.firstIndex(where: { $0 === self }) else { return false }
    for member in members[(place + 1)...] {
      if let taker = member.taker, body(member, taker) { return true }
    }
    return false
  }
}
