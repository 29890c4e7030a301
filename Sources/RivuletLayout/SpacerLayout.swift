package import Foundation
package import RivuletGeometry

/// Empty space that takes what is left (B9.09).
package struct SpacerLayout: Equatable, Sendable {
  /// The axis of the stack around it; nil outside a stack, where it stretches on both.
  package var axis: Axis?
  /// Never shorter than this on the axes on which it stretches.
  package var minLength: CGFloat

  /// A spacer; without a length as short as `LayoutConstants.spacerMinLength`.
  package init(axis: Axis?, minLength: CGFloat? = nil) {
    self.axis = axis
    self.minLength = LayoutLength.chosen(minLength ?? LayoutConstants.spacerMinLength)
  }

  /// The spacer's size: its minimum if nothing is proposed.
  package func size(in proposal: ProposedViewSize) -> CGSize {
    func length(_ proposed: CGFloat?) -> CGFloat { max(LayoutLength.proposed(proposed) ?? 0, minLength) }
    return CGSize(
      width: axis == .vertical ? 0 : length(proposal.width),
      height: axis == .horizontal ? 0 : length(proposal.height))
  }

  /// What the spacer wants between itself and its neighbours.
  package var spacing: ViewSpacing {
    axis.map { ViewSpacing.spacer($0) } ?? .zero
  }
}
