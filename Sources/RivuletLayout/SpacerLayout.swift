package import Foundation
package import RivuletGeometry

/// Empty space that takes the remaining length (B9.09).
package struct SpacerLayout: Equatable, Sendable {
  /// The axis of the stack around the spacer; nil outside a stack, where it stretches on both axes.
  package var axis: Axis?
  /// The minimum length on the axes on which the spacer stretches.
  package var minLength: CGFloat

  /// Creates a spacer, by default with the minimum length `LayoutConstants.spacerMinLength`.
  package init(axis: Axis?, minLength: CGFloat? = nil) {
    self.axis = axis
    self.minLength = LayoutLength.chosen(minLength ?? LayoutConstants.spacerMinLength)
  }

  /// Returns the spacer's size: its minimum if nothing is proposed.
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
