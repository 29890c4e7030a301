import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout
import RivuletTree

/// The owner of the subviews of one container. Layouts are not isolated but are only called on the main actor, so this protocol is not
/// isolated either.
protocol LayoutSubviewHost: AnyObject {
  func size(of subview: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize
  func dimensions(of subview: LayoutSubview, _ proposal: ProposedViewSize) -> ViewDimensions
  func spacing(of subview: LayoutSubview) -> ViewSpacing
  func priority(of subview: LayoutSubview) -> Double
  func layoutValue<K: LayoutValueKey>(of subview: LayoutSubview, for key: K.Type) -> K.Value
  func containerValues(of subview: LayoutSubview) -> ContainerValues
  func gridMark(of subview: LayoutSubview) -> GridMark
  func place(_ subview: LayoutSubview, at position: CGPoint, anchor: UnitPoint, _ proposal: ProposedViewSize)

  /// Returns the container's guide, merged from the guides of its subviews at the positions where `placing` puts them.
  func mergedGuide(
    _ key: AlignmentKey, _ subviews: LayoutSubviews, _ bounds: CGRect, _ proposal: ProposedViewSize, placing: () -> Void
  ) -> CGFloat?

  // Requirements that apply the library's layout algorithms to subviews.

  func size(of subviews: LayoutSubviews, by algorithm: some NodeAlgorithm, _ proposal: ProposedViewSize) -> CGSize
  func place(_ subviews: LayoutSubviews, by algorithm: some NodeAlgorithm, in bounds: CGRect, _ proposal: ProposedViewSize)
  func spacing(of subviews: LayoutSubviews, by algorithm: some NodeAlgorithm) -> ViewSpacing

  func size(of subviews: LayoutSubviews, by table: GridTable, _ scratch: inout GridScratch, _ proposal: ProposedViewSize) -> CGSize
  func place(
    _ subviews: LayoutSubviews, by table: GridTable, _ scratch: inout GridScratch, in bounds: CGRect, _ proposal: ProposedViewSize)
  func spacing(of subviews: LayoutSubviews, by table: GridTable) -> ViewSpacing

  /// Reports a runtime issue caused by the layout.
  func report(_ sentence: String)
}
