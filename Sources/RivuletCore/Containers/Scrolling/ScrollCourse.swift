import Foundation
import RivuletAnimation

/// A movement of an offset along one axis that progresses without input. A course is a value that describes the offset as a function of
/// time.
enum ScrollCourse {
  /// Coasts by a distance, slowed by friction.
  case decay(from: CGFloat, distance: CGFloat)
  /// Moves to a target with a spring that is critically damped.
  case spring(target: CGFloat, displacement: CGFloat, velocity: CGFloat, response: Double = ScrollConstants.bounceResponse)
  /// Follows an animation provided by the app.
  case animation(Animation, from: CGFloat, to: CGFloat, AnimationStore)

  /// The state of a course at a point in time.
  struct Place {
    var offset: CGFloat
    /// The velocity, in points per second.
    var velocity: CGFloat
    var isOver: Bool
  }

  /// The offset at the end of the course.
  var target: CGFloat {
    switch self {
    case .decay(let from, let distance): from + distance
    case .spring(let target, _, _, _): target
    case .animation(_, _, let target, _): target
    }
  }

  /// Returns the course, moved by a distance.
  func moved(by way: CGFloat) -> ScrollCourse {
    switch self {
    case .decay(let from, let distance): .decay(from: from + way, distance: distance)
    case .spring(let target, let displacement, let velocity, let response):
      .spring(target: target + way, displacement: displacement, velocity: velocity, response: response)
    case .animation(let animation, let from, let to, let store): .animation(animation, from: from + way, to: to + way, store)
    }
  }

  /// Returns an animation with a different target. Other courses are returned unchanged.
  func aimed(at target: CGFloat) -> ScrollCourse {
    if case .animation(let animation, let from, _, let store) = self { .animation(animation, from: from, to: target, store) } else { self }
  }

  /// Returns the course to a page. It ends shortly after the release and does not overshoot the page.
  static func page(from: CGFloat, to target: CGFloat, velocity: CGFloat) -> ScrollCourse {
    let response = ScrollConstants.pageResponse
    let way = target - from
    // A spring does not overshoot as long as its initial speed is at most this value.
    let fastest = abs(way) * 2 * Double.pi / response
    let speed = way < 0 ? min(max(velocity, -fastest), 0) : max(min(velocity, fastest), 0)
    return .spring(target: target, displacement: -way, velocity: speed, response: response)
  }

  /// Returns the distance that content coasts when it is released with the given velocity (B15.13).
  static func naturalDistance(velocity: CGFloat) -> CGFloat { velocity * ScrollConstants.coastingTime }

  /// Returns the state of the course at a time, in seconds after its start.
  func place(after time: Double) -> Place {
    // The limit of one hour, which does not apply to app animations, guards against unreasonable clock values.
    let time = if case .animation = self { max(time, 0) } else { min(max(time, 0), 3_600) }
    switch self {
    case .decay(let from, let distance):
      let duration = Self.duration(ofDistance: distance)
      if time >= duration { return Place(offset: from + distance, velocity: 0, isOver: true) }
      let share = (1 - pow(ScrollConstants.decay, 1_000 * time)) / (1 - pow(ScrollConstants.decay, 1_000 * duration))
      let velocity = distance / ScrollConstants.coastingTime * pow(ScrollConstants.decay, 1_000 * time)
      return Place(offset: from + distance * share, velocity: velocity, isOver: false)
    case .spring(let target, let displacement, let velocity, let response):
      let frequency = 2 * Double.pi / response
      let swing = velocity + frequency * displacement
      let fade = exp(-frequency * time)
      let rest = (displacement + swing * time) * fade
      let speed = (swing - frequency * (displacement + swing * time)) * fade
      // The remaining movement is too small to be visible.
      if abs(rest) < 0.05, abs(speed) < ScrollConstants.restingVelocity { return Place(offset: target, velocity: 0, isOver: true) }
      return Place(offset: target + rest, velocity: speed, isOver: false)
    case .animation(let animation, let from, let target, let store):
      guard let way = animation.kind.animate(Double(target - from), time: time, store: store) else {
        return Place(offset: target, velocity: 0, isOver: true)
      }
      return Place(
        offset: from + way, velocity: animation.kind.velocity(Double(target - from), time: time, store: store) ?? 0, isOver: false)
    }
  }

  /// Returns the time at which coasting content reaches an edge, in seconds after its start; nil if it never does.
  func arrival(at edge: CGFloat) -> Double? {
    guard case .decay(let from, let distance) = self, distance != 0 else { return nil }
    let share = (edge - from) / distance
    guard share >= 0, share < 1 else { return nil }
    let whole = 1 - pow(ScrollConstants.decay, 1_000 * Self.duration(ofDistance: distance))
    return log(1 - share * whole) / (1_000 * log(ScrollConstants.decay))
  }

  /// Returns the time after which coasting content is slow enough to stop, in seconds.
  private static func duration(ofDistance distance: CGFloat) -> Double {
    let velocity = abs(distance) / ScrollConstants.coastingTime
    guard velocity > ScrollConstants.restingVelocity else { return 0 }
    return log(ScrollConstants.restingVelocity / velocity) / (1_000 * log(ScrollConstants.decay))
  }
}

/// The resistance of content that is pulled beyond an edge.
enum RubberBand {
  /// Returns the distance that pulled content moves in a viewport of the given length (B15.14).
  static func shown(pull: CGFloat, viewport: CGFloat) -> CGFloat {
    guard viewport > 0 else { return 0 }
    return (1 - 1 / (abs(pull) * ScrollConstants.bounceShare / viewport + 1)) * viewport * (pull < 0 ? -1 : 1)
  }

  /// Returns the pull that moves the content by the given distance.
  static func pull(shown: CGFloat, viewport: CGFloat) -> CGFloat {
    guard viewport > 0 else { return 0 }
    let share = min(abs(shown) / viewport, 0.999)
    return (1 / (1 - share) - 1) * viewport / ScrollConstants.bounceShare * (shown < 0 ? -1 : 1)
  }
}
