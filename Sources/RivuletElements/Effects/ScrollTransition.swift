import Foundation
public import RivuletCore
public import RivuletGeometry
import RivuletLooks

/// The phase of a view's movement through a scroll view (B15.32).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is at the edge where the content starts.
  case topLeading
  /// The view is visible.
  case identity
  /// The view is at the edge where the content ends.
  case bottomTrailing

  /// A Boolean value that indicates whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: −1 at the edge where the content starts, 0 for a visible view, 1 at the edge where the content ends.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a view's effects while it moves through a scroll view (B15.32).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ScrollTransitionConfiguration: Sendable {
  /// The portion of a view that must be in the viewport for the view to count as visible.
  public struct Threshold: Sendable {
    fileprivate enum Place: Sendable {
      /// A fraction of the view is visible.
      case visible(Double)
      /// The view is centred in the viewport.
      case centered
      indirect case between(Place, Place, Double)
    }

    fileprivate let place: Place

    /// A threshold at which the whole view is visible.
    public static let visible = Threshold(place: .visible(1))
    /// A threshold at which no part of the view is visible.
    public static let hidden = Threshold(place: .visible(0))
    /// A threshold at which the view is centred in the viewport.
    public static var centered: Threshold { Threshold(place: .centered) }

    /// Returns a threshold at which the given fraction of the view is visible.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(place: .visible(FiniteNumber.number(amount, or: 1, of: "ScrollTransitionConfiguration", "the share")))
    }

    /// Returns a threshold at a fraction of the distance between this threshold and another threshold.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        place: .between(place, other.place, FiniteNumber.number(amount, or: 0, of: "ScrollTransitionConfiguration", "the share")))
    }
  }

  fileprivate enum Kind: Sendable {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }

  fileprivate var kind: Kind
  fileprivate var threshold = Threshold.visible

  /// Returns a configuration whose effects follow the scrolling along a timing curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// A configuration whose effects follow the scrolling.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))

  /// Returns a configuration whose effects animate at the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// A configuration whose effects animate at the threshold.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))

  /// A configuration whose effects do not change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// Returns the configuration with its animation replaced, or unchanged if it is not animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    var copy = self
    copy.kind = .animated(animation)
    return copy
  }

  /// Returns the configuration with its threshold replaced.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

extension ScrollTransitionConfiguration.Threshold.Place {
  /// Returns the distance of a view from the threshold, from 0 (the view counts as visible) to 1 (no part of the view is visible).
  ///
  /// - Parameters:
  ///   - start: The distance from the start of the viewport to the view.
  ///   - length: The length of the view.
  ///   - room: The length of the viewport.
  fileprivate func distance(start: CGFloat, length: CGFloat, room: CGFloat) -> Double {
    guard length > 0, room > 0 else { return 0 }
    switch self {
    case .centered:
      return min(abs(start + length / 2 - room / 2) / ((room + length) / 2), 1)
    case .visible(let amount):
      guard amount > 0 else { return start + length <= 0 || start >= room ? 1 : 0 }
      let visible = max(min(start + length, room) - max(start, 0), 0) / min(length, room)
      return min(max((amount - visible) / amount, 0), 1)
    case .between(let one, let other, let share):
      let (a, b) = (one.distance(start: start, length: length, room: room), other.distance(start: start, length: length, room: room))
      return a + (b - a) * share
    }
  }
}

/// The effects of a view, computed from its position in the scroll view that contains it.
private struct ScrollTransitionEffects: Sendable {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  /// The axis, or nil for the axis of the scroll view.
  let axis: Axis?
  let transition: @Sendable (ScrollTransitionPhase) -> [EffectPart]

  func parts(_ proxy: GeometryProxy) -> [EffectPart] {
    let identity = transition(.identity)
    guard let (axis, viewport) = viewport(around: proxy) else { return identity }
    let (start, length) = (-viewport.origin[axis], proxy.size[axis])
    let room = viewport.size[axis]
    let isBefore = start + length / 2 < room / 2
    let configuration = isBefore ? topLeading : bottomTrailing
    let distance = configuration.threshold.place.distance(start: start, length: length, room: room)
    let edge = transition(isBefore ? .topLeading : .bottomTrailing)
    switch configuration.kind {
    case .identity: return identity
    case .animated: return distance > 0 ? edge : identity
    case .interactive(let curve):
      // Leaving is the reverse of entering.
      let share = 1 - curve.value(at: 1 - distance)
      return zip(identity, edge).map { $0.mixed(with: $1, by: share) }
    }
  }

  /// Returns the axis of the transition, and the viewport of the scroll view in the view's coordinate space.
  private func viewport(around proxy: GeometryProxy) -> (Axis, CGRect)? {
    if let axis { return proxy.bounds(of: .scrollView(axis: axis)).map { (axis, $0) } }
    guard let innermost = proxy.bounds(of: .scrollView) else { return nil }
    if let vertical = proxy.bounds(of: .scrollView(axis: .vertical)), vertical == innermost { return (.vertical, vertical) }
    return (.horizontal, innermost)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Applies effects to this view while it enters and leaves its scroll view (B15.32).
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects to this view with a separate configuration for each edge of the scroll view.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    let effects = ScrollTransitionEffects(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
      transition(EmptyVisualEffect(), $0).parts
    }
    return modifier(PlacedEffectModifier { effects.parts($0) })
  }
}
