package import Foundation
import RivuletAnimation

/// The animated presentation of a node: a displaced or resized drawing, or an intermediate behaviour.
///
/// Layout is unaffected: the node's `origin`, `size`, and `behavior` are final values.
@MainActor
final class NodeMotion {
  typealias Pair = AnimatablePair<CGFloat, CGFloat>

  private var place = RunningAnimations<Pair>()
  private var extent = RunningAnimations<Pair>()
  var behavior: BehaviorMotion?
  private var fade = RunningAnimations<Double>()
  /// True if the node is present, false if it is being removed.
  private var isPresent = true
  private var waits = MotionWaits()

  /// The offset of the drawing from the node's position.
  private(set) var displacement = CGPoint.zero
  /// The difference between the size of the drawing and the size of the node.
  private(set) var growth = CGSize.zero
  /// The opacity of a node that is fading in or out, from 0 to 1; nil for other nodes.
  private(set) var presence: Double?

  var isEmpty: Bool { place.isEmpty && extent.isEmpty && behavior == nil && fade.isEmpty }

  /// False if only endless animations remain.
  var comesToRest: Bool { place.comesToRest || extent.comesToRest || fade.comesToRest || behavior?.comesToRest == true }

  /// True if frames change the drawing itself rather than only its position.
  var changesPicture: Bool { !extent.isEmpty || behavior != nil }

  func move(by way: CGPoint, _ animation: ChangeAnimation, at time: Double) {
    place.add(Pair(way.x, way.y), by: animation.kind, at: time)
    waits.listen(animation, at: time)
  }

  func grow(by way: CGSize, _ animation: ChangeAnimation, at time: Double) {
    extent.add(Pair(way.width, way.height), by: animation.kind, at: time)
    waits.listen(animation, at: time)
  }

  func go(_ way: BehaviorDifference, _ animation: ChangeAnimation, at time: Double) {
    let motion = behavior ?? way.makeMotion()
    behavior = motion
    way.add(to: motion, by: animation.kind, at: time)
    waits.listen(animation, at: time)
  }

  /// Fades the node in or out.
  func fade(in isPresent: Bool, _ animation: ChangeAnimation, at time: Double) {
    self.isPresent = isPresent
    fade.add(isPresent ? 1 : -1, by: animation.kind, at: time)
    waits.listen(animation, at: time)
  }

  /// Advances the motion and appends the listeners whose animations have ended to `ended`.
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

  /// Ends all animations, because the node was removed or is presented in its final state.
  func end(_ ended: inout [any MotionListener]) {
    (place, extent, behavior, fade) = (RunningAnimations(), RunningAnimations(), nil, RunningAnimations())
    (displacement, growth) = (.zero, .zero)
    waits.endAll(&ended)
  }
}

extension ViewNode {
  /// True while a change to the node is animated.
  package final var isMoving: Bool { extras?.motion != nil }

  /// The offset of the drawing from the node's position during an animation.
  package final var displacement: CGPoint { extras?.motion?.displacement ?? .zero }

  /// The size at which to draw the node. It differs from the layout size only while a size change is animated.
  package final var drawnSize: CGSize {
    guard let growth = extras?.motion?.growth else { return size }
    return CGSize(width: max(size.width + growth.width, 0), height: max(size.height + growth.height, 0))
  }
}
