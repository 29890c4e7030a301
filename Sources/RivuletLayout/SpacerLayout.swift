package import Foundation
package import RivuletGeometry

/// Flexible space that occupies the remaining length (B9.09).
package struct SpacerLayout: Equatable, Sendable {
  /// The axis of the enclosing stack; nil outside a stack, where the spacer is flexible on both axes.
  package var axis: Axis?
  /// The minimum length along each flexible axis.
  package var minLength: CGFloat

  /// Creates a spacer. The minimum length is `LayoutConstants.spacerMinLength` by default.
  package init(axis: Axis?, minLength: CGFloat? = nil) {
    self.axis = axis
    self.minLength = LayoutLength.chosen(minLength ?? LayoutConstants.spacerMinLength)
  }

  /// Returns the spacer's size, which is its minimum size if nothing is proposed.
  package func size(in proposal: ProposedViewSize) -> CGSize {
    func length(_ proposed: CGFloat?) -> CGFloat { max(LayoutLength.proposed(proposed) ?? 0, minLength) }
    return CGSize(
      width: axis == .vertical ? 0 : length(proposal.width),
      height: axis == .horizontal ? 0 : length(proposal.height))
  }

  /// The spacer's spacing preferences.
  package var spacing: ViewSpacing {
    axis.map { ViewSpacing.spacer($0) } ?? .zero
  }
}
