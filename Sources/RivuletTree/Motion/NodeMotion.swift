package import Foundation
import RivuletAnimation

/// What a node shows while it goes over from old to new: its drawing lies beside its place, has another size, or is drawn by a behaviour between the two.
///
/// Layout knows nothing of it: `origin`, `size` and `behavior` of the node are what they shall be.
@MainActor
final class NodeMotion {
  typealias Pair = AnimatablePair<CGFloat, CGFloat>

  private var place = RunningAnimations<Pair>()
  private var extent = RunningAnimations<Pair>()
  var behavior: BehaviorMotion?
  private var fade = RunningAnimations<Double>()
  /// Whether the node is there, rather than going.
  private var isPresent = true
  private var waits = MotionWaits()

  /// The way from the node's place to its drawing.
  private(set) var displacement = CGPoint.zero
  /// The size of the drawing beyond that of the node.
  private(set) var growth = CGSize.zero
  /// How far the node is there, from 0 to 1; nil unless it comes or goes by fading.
  private(set) var presence: Double?

  var isEmpty: Bool { place.isEmpty && extent.isEmpty && behavior == nil && fade.isEmpty }

  /// False if all that is left goes on for ever.
  var comesToRest: Bool { place.comesToRest || extent.comesToRest || fade.comesToRest || behavior?.comesToRest == true }

  /// Whether the drawing is another one in each frame, rather than the same in another place.
  var changesPicture: Bool { !extent.isEmpty || behavior != nil }

  func move(by way: CGPoint, _ animation: ChangeAnimation, at time: Double) {
    place.add(Pair(way.x, way.y), by: animation.kind, at: time)
    waits.listen(animation, at: time)
  }

  func grow(by way: CGSize, _ animation: ChangeAnimation, at time: Double) {
    extent.add(Pair(way.width, way.height), by: animation.kind, at: time)
    waits.listen(animation, at: time)
  }

  func go(_ way: BehaviorWay, _ animation: ChangeAnimation, at time: Double) {
    let motion = behavior ?? way.makeMotion()
    behavior = motion
    way.add(to: motion, by: animation.kind, at: time)
    waits.listen(animation, at: time)
  }

  /// Comes or goes by fading.
  func fade(in isPresent: Bool, _ animation: ChangeAnimation, at time: Double) {
    self.isPresent = isPresent
    fade.add(isPresent ? 1 : -1, by: animation.kind, at: time)
    waits.listen(animation, at: time)
  }

  /// Moves on. Adds the listeners whose animations are over to `ended`.
  func advance(to time: Double, _ ended: inout [any MotionListener]) {
    if !place.isEmpty {
      let now = place.displacement(at: time)
      displacement = CGPoint(x: now.first, y: now.second)
    }
    if !extent.isEmpty {
      let now = extent.displacement(at: time)
      growth = CGSize(width: now.first, height: now.second)
    }
    if !fade.isEmpty { presence = min(max((isPresent ? 1 : 0) + fade.displacement(at: time), 0), 1) }
    if let behavior {
      behavior.advance(to: time)
      if behavior.isEmpty { self.behavior = nil }
    }
    waits.advance(to: time, isAtRest: isEmpty, &ended)
  }

  /// Ends all of it, as the node has gone.
  func end(_ ended: inout [any MotionListener]) {
    (place, extent, behavior, fade) = (RunningAnimations(), RunningAnimations(), nil, RunningAnimations())
    (displacement, growth) = (.zero, .zero)
    waits.endAll(&ended)
  }
}

extension ViewNode {
  /// Whether the node is on its way from old to new.
  package final var isMoving: Bool { extras?.motion != nil }

  /// How far the drawing lies beside the node's place while it moves there.
  package final var displacement: CGPoint { extras?.motion?.displacement ?? .zero }

  /// The size to draw with: that of the node, but for one that goes over to another size.
  package final var drawnSize: CGSize {
    guard let growth = extras?.motion?.growth else { return size }
    return CGSize(width: max(size.width + growth.width, 0), height: max(size.height + growth.height, 0))
  }
}
