public import Foundation
public import RivuletGeometry

/// A view's spacing preferences on each of its sides.
///
/// A side stores a preference for every neighbour, preferences of its text that depend on whether the neighbour is text, and a flag for
/// other content. A side without any of these, such as a spacer's side along its cross axis, does not affect the distance.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ViewSpacing: Sendable {
  /// The preferences above the view.
  var top: Side
  /// The preferences before the view, on its leading side.
  var leading: Side
  /// The preferences below the view.
  var bottom: Side
  /// The preferences after the view, on its trailing side.
  var trailing: Side

  /// Creates spacing without preferences, for which the distance is the neighbour's preference or the default.
  public init() {
    self.init(top: .plain, leading: .plain, bottom: .plain, trailing: .plain)
  }

  /// Creates spacing with preferences for every neighbour. On a side with nil, the neighbour determines the distance.
  package init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
    self.init(top: Side(top), leading: Side(leading), bottom: Side(bottom), trailing: Side(trailing))
  }

  private init(top: Side, leading: Side, bottom: Side, trailing: Side) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Spacing with a preferred distance of zero on all sides.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Returns a spacer's spacing: zero at the ends of its axis (B9.08), and no effect along its sides.
  package static func spacer(_ axis: Axis) -> ViewSpacing {
    let end = Side(LayoutConstants.spacerSpacing)
    return switch axis {
    case .horizontal: ViewSpacing(top: .silent, leading: end, bottom: .silent, trailing: end)
    case .vertical: ViewSpacing(top: end, leading: .silent, bottom: end, trailing: .silent)
    }
  }

  /// Returns the spacing of text, with preferences from its fonts above and below and none on the leading and trailing sides.
  package static func text(_ spacing: TextSpacing) -> ViewSpacing {
    ViewSpacing(
      top: Side(besideText: spacing.leading, besideOther: spacing.above), leading: .plain,
      bottom: Side(besideText: 0, besideOther: spacing.below), trailing: .plain)
  }

  /// Merges another view's preferences on the given edges by taking the larger ones.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// Returns the larger of both views' preferences on the given edges, and this view's preferences on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Returns the distance to the next view along an axis, which is the larger preference. Any preference, including a spacer's zero,
  /// takes precedence over a missing one (B9.08).
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// Returns true if only text faces the next view along an axis.
  package func joinsText(of next: ViewSpacing, along axis: Axis) -> Bool {
    axis == .horizontal ? trailing.joinsText(of: next.leading) : bottom.joinsText(of: next.top)
  }

  /// Returns spacing without preferences on the given edges, for a view that is surrounded by other content there.
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
  /// Returns true if the preferences are equal on all sides. The documented type has no `==`.
  package func isEqual(to other: ViewSpacing) -> Bool {
    top == other.top && leading == other.leading && bottom == other.bottom && trailing == other.trailing
  }
}
