import Foundation
public import RivuletCore
public import RivuletGeometry

/// Where a view is on its way through a scroll view (B15.32).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// At the edge where the content begins.
  case topLeading
  /// In sight.
  case identity
  /// At the edge where the content ends.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the edge where the content begins, 0 in sight, 1 at the edge where it ends.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How the effects of a view change on its way through a scroll view (B15.32).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view is in sight where it counts as in sight.
  public struct Threshold: Sendable {
    fileprivate enum Place: Sendable {
      /// A share of the view is in sight.
      case visible(Double)
      /// The view is in the middle of the viewport.
      case centered
      indirect case between(Place, Place, Double)
    }

    fileprivate let place: Place

    /// All of it.
    public static let visible = Threshold(place: .visible(1))
    /// Nothing yet.
    public static let hidden = Threshold(place: .visible(0))
    /// It is in the middle of the viewport.
    public static var centered: Threshold { Threshold(place: .centered) }

    /// A share of it.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(place: .visible(FiniteNumber.number(amount, or: 1, of: "ScrollTransitionConfiguration", "the share")))
    }

    /// A share of the way to another threshold.
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

  /// The effects follow the scrolling, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// The effects follow the scrolling.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))

  /// The effects change at the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// The effects change at the threshold.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))

  /// The effects do not change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// Changes the animation of one that has one.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    var copy = self
    copy.kind = .animated(animation)
    return copy
  }

  /// Changes where a view counts as in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

extension ScrollTransitionConfiguration.Threshold.Place {
  /// How far a view is from where it counts as in sight, from 0 to 1 where nothing of it is in sight.
  ///
  /// - Parameters:
  ///   - start: From the beginning of the viewport to the view.
  ///   - length: Of the view.
  ///   - room: Of the viewport.
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

/// Finds the effects of a view from its way through the scroll view around.
private struct ScrollTransitionEffects: Sendable {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  /// Nil for that of the scroll view.
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
      // Leaving is entering backwards.
      let share = 1 - curve.value(at: 1 - distance)
      return zip(identity, edge).map { $0.mixed(with: $1, by: share) }
    }
  }

  /// The viewport of the scroll view in the space of the view, and the axis that counts.
  private func viewport(around proxy: GeometryProxy) -> (Axis, CGRect)? {
    if let axis { return proxy.bounds(of: .scrollView(axis: axis)).map { (axis, $0) } }
    guard let innermost = proxy.bounds(of: .scrollView) else { return nil }
    if let vertical = proxy.bounds(of: .scrollView(axis: .vertical)), vertical == innermost { return (.vertical, vertical) }
    return (.horizontal, innermost)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Draws this view under effects while it comes into sight in the scroll view around, and while it leaves (B15.32).
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// The same with a configuration for each edge.
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
