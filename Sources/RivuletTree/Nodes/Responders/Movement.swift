package import Foundation
package import RivuletGeometry

/// An offer of a movement to the views that can use part of it. Each offer is the distance that remains after the previous offers.
package enum MovementOffer {
  /// An offer to content that was pulled beyond an edge. The content returns to the edge.
  case pulled
  /// An offer to views around the content, such as a sheet that grows before its content scrolls.
  case before
  /// An offer to the content between its edges. A bar with a large title follows the content in that range.
  case content
  /// An offer to views around the content, which give back what they took before the content moved.
  case back
  /// An offer to content that is pulled down to be refreshed.
  case refresh
  /// An offer of a distance that the content cannot use to the views around the content, such as a sheet that is pulled down.
  case after
  /// An offer to content that is pulled beyond an edge.
  case bounce

  static let order: [MovementOffer] = [.pulled, .before, .content, .back, .refresh, .after, .bounce]
}

/// A view that uses part of the movements of contacts: a scroll view, or a sheet around it.
///
/// Distances are changes to the content offset: positive values show more of its end, at the bottom or the trailing edge.
@MainActor
package protocol MovementTaker: AnyObject {
  /// Returns true if the view uses a movement that a view inside passes on at its edge, from the start of the movement to its end.
  ///
  /// - Parameter distance: The distance, in the directions of root coordinates.
  func uses(_ distance: CGFloat, along axis: Axis) -> Bool
  /// Returns true if the content is away from its start.
  func isScrolled(along axis: Axis) -> Bool
  /// Returns true if the view uses part of a movement of inner content, which is now starting.
  func joins(_ beginning: Movement.Beginning) -> Bool
  /// Returns the part of an offered distance that the view takes. Nothing moves yet.
  ///
  /// - Parameter moved: The sum of the parts that the view has taken since the start.
  func part(of distance: CGFloat, _ offer: MovementOffer, along axis: Axis, moved: CGFloat) -> CGFloat
  /// Moves the view to the sum of its parts since the start.
  func move(by way: CGSize)
  /// Ends the movement. The velocity is zero unless this view moved last.
  func endMovement(velocity: CGSize)
  /// Ends a movement whose contact was lost or is used for something else.
  func cancelMovement()
}

extension MovementTaker {
  package func uses(_ distance: CGFloat, along axis: Axis) -> Bool { false }
  package func isScrolled(along axis: Axis) -> Bool { false }
  package func joins(_ beginning: Movement.Beginning) -> Bool { false }
}

/// The movement of a contact, which content shares with the views around it (B15.19, B19.28).
///
/// The content takes the distance that no other view has taken. Across its axis, it takes the whole distance.
@MainActor
package final class Movement {
  /// The state of content at the start of a movement.
  package struct Beginning {
    package let axis: Axis
    /// The first distance; zero if it is not yet known.
    package let distance: CGFloat
    /// True if the content, or a scroll view between it and the view that is queried, is away from its start.
    package var isScrolled: Bool
    /// True if the content cannot move in the direction of the first distance.
    package let isLeftOver: Bool

    package init(axis: Axis, distance: CGFloat, isScrolled: Bool, isLeftOver: Bool) {
      (self.axis, self.distance, self.isScrolled, self.isLeftOver) = (axis, distance, isScrolled, isLeftOver)
    }
  }

  private struct Share {
    let taker: any MovementTaker
    /// The sum of the parts, in points.
    var moved: CGFloat = 0
    /// True if the view has taken a part of the latest distance.
    var isMoving = false
  }

  private let axis: Axis
  /// The shares of the content, and of the views around it from the innermost outwards.
  private var shares: [Share]
  private var way = CGSize.zero
  /// The index of the share that moved last.
  private var last = 0

  /// Creates a movement of the content alone.
  package init(of content: any MovementTaker, along axis: Axis) {
    self.axis = axis
    shares = [Share(taker: content)]
  }

  /// Creates a movement that the views of gestures around the content share, if they join it.
  package convenience init(of content: any MovementTaker, _ beginning: Beginning, around recognizer: any GestureRecognizer) {
    self.init(of: content, along: beginning.axis)
    var beginning = beginning
    recognizer.takersAround { _, taker in
      if taker.joins(beginning) { shares.append(Share(taker: taker)) }
      if taker.isScrolled(along: axis) { beginning.isScrolled = true }
      return false
    }
  }

  /// Follows the contact to its distance from the start.
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

  /// Shares the distance to a position along the axis. Returns true if the content takes the whole distance.
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
    // The sum of many parts is inexact.
    shares[0].moved = place - shares.dropFirst().reduce(0) { $0 + $1.moved }
    return !shares.dropFirst().contains { $0.isMoving }
  }

  /// Ends the movement. The velocity along the axis goes to the view that moved last.
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
  /// Calls `body` with the enclosing gestures that move a view, from the innermost outwards, until it returns true. Returns false if it
  /// never does.
  @discardableResult
  package func takersAround(_ body: (any GestureRecognizer, any MovementTaker) -> Bool) -> Bool {
    guard let members = arena?.members, let place = members.firstIndex(where: { $0 === self }) else { return false }
    for member in members[(place + 1)...] {
      if let taker = member.taker, body(member, taker) { return true }
    }
    return false
  }
}
