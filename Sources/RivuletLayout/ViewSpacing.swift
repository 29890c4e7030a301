public import Foundation
public import RivuletGeometry

/// What a view wants between itself and its neighbours on each of its sides.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ViewSpacing: Sendable {
  /// Above the view; nil leaves the distance to the neighbour, and to the default if that is silent too.
  var top: CGFloat?
  /// Before the view.
  var leading: CGFloat?
  /// Below the view.
  var bottom: CGFloat?
  /// After the view.
  var trailing: CGFloat?

  /// A view without wishes: the distance is the neighbour's or the default one.
  public init() {}

  /// A view with these wishes.
  package init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// A view that wants no distance on any side.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// A spacer's wish for no distance on the ends of its axis (B9.08).
  package static func spacer(_ axis: Axis) -> ViewSpacing {
    let length = LayoutConstants.spacerSpacing
    return switch axis {
    case .horizontal: ViewSpacing(top: nil, leading: length, bottom: nil, trailing: length)
    case .vertical: ViewSpacing(top: length, leading: nil, bottom: length, trailing: nil)
    }
  }

  /// Takes the larger wish of the two on these sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = ViewSpacing.larger(top, other.top) }
    if edges.contains(.leading) { leading = ViewSpacing.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = ViewSpacing.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = ViewSpacing.larger(trailing, other.trailing) }
  }

  /// The larger wish of the two on these sides, this view's on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance to the next view along an axis: the larger wish; a wish beats silence, so that a spacer's zero counts (B9.08).
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return switch (mine, theirs) {
    case (nil, nil): LayoutConstants.defaultSpacing
    case (let wish?, nil), (nil, let wish?): wish
    case (let wish?, let other?): max(wish, other)
    }
  }

  /// Silence counts as the default distance here.
  private static func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    switch (first, second) {
    case (nil, nil): nil
    case (let wish?, nil), (nil, let wish?): wish > LayoutConstants.defaultSpacing ? wish : nil
    case (let wish?, let other?): max(wish, other)
    }
  }
}

extension ViewSpacing {
  /// Whether the wishes are the same on all sides. The documented type has no `==`.
  package func isEqual(to other: ViewSpacing) -> Bool {
    top == other.top && leading == other.leading && bottom == other.bottom && trailing == other.trailing
  }
}
