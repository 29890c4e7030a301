import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry

/// A layout for a bar. It has no guides: to find a guide without an explicit value, the layout would have to be placed in bounds other than
/// those of the bar.
protocol BarLayout: Layout where Cache == Void {}

extension BarLayout {
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }
}
