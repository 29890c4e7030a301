import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry

/// A layout for a bar. It provides no guides, because finding a guide without an explicit value would require placing the layout in bounds
/// other than the bar's.
protocol BarLayout: Layout where Cache == Void {}

extension BarLayout {
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }
}
