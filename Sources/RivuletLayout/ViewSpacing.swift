public import Foundation
public import RivuletGeometry

/// What a view wants between itself and its neighbours on each of its sides.
///
/// A side has a wish that holds for every neighbour, wishes of the texts that lie on it, which depend on whether the neighbour is text too, and a
/// note whether something other than text lies on it. A side without any of them, like that of a spacer across its axis, has no say.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ViewSpacing: Sendable {
  /// Above the view.
  var top: Side
  /// Before the view.
  var leading: Side
  /// Below the view.
  var bottom: Side
  /// After the view.
  var trailing: Side

  /// A view without wishes: the distance is the neighbour's or the default one.
  public init() {
    self.init(top: .plain, leading: .plain, bottom: .plain, trailing: .plain)
  }

  /// A view with wishes for every neighbour; nil leaves the distance to the neighbour.
  package init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
    self.init(top: Side(top), leading: Side(leading), bottom: Side(bottom), trailing: Side(trailing))
  }

  private init(top: Side, leading: Side, bottom: Side, trailing: Side) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// A view that wants no distance on any side.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// A spacer's wish for no distance on the ends of its axis (B9.08). Along its sides it has no say.
  package static func spacer(_ axis: Axis) -> ViewSpacing {
    let end = Side(LayoutConstants.spacerSpacing)
    return switch axis {
    case .horizontal: ViewSpacing(top: .silent, leading: end, bottom: .silent, trailing: end)
    case .vertical: ViewSpacing(top: end, leading: .silent, bottom: end, trailing: .silent)
    }
  }

  /// A text's wishes: above and below by its fonts, beside it none.
  package static func text(_ spacing: TextSpacing) -> ViewSpacing {
    ViewSpacing(
      top: Side(besideText: spacing.leading, besideOther: spacing.above), leading: .plain,
      bottom: Side(besideText: 0, besideOther: spacing.below), trailing: .plain)
  }

  /// Takes the larger wish of the two on these sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The larger wish of the two on these sides, this view's on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance to the next view along an axis: the larger wish; a wish beats silence, so that a spacer's zero counts (B9.08).
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// The same wishes, but none on the named sides, for a view that has something else around it there.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    if edges.contains(.top) { spacing.top = .plain }
    if edges.contains(.leading) { spacing.leading = .plain }
    if edges.contains(.bottom) { spacing.bottom = .plain }
    if edges.contains(.trailing) { spacing.trailing = .plain }
    return spacing
  }
}

extension ViewSpacing {
  /// Whether the wishes are the same on all sides. The documented type has no `==`.
  package func isEqual(to other: ViewSpacing) -> Bool {
    top == other.top && leading == other.leading && bottom == other.bottom && trailing == other.trailing
  }
}
