import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry

/// A layout of a bar. It has no guides: without an explicit answer the layout would be placed to find one, in bounds other than those of the
/// bar.
protocol BarLayout: Layout where Cache == Void {}

extension BarLayout {
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }
}
