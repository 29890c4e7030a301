public import RivuletCore
public import RivuletGeometry

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Has this view span some columns of the grid whose cell it is.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { modifier(GridCellModifier(columns: count)) }

  /// Aligns this view in its cell by a point of both, rather than by guides.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(GridCellModifier(anchor: anchor)) }

  /// Offers this view no more room along some axes than the other cells of its column or row need.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(GridCellModifier(unsizedAxes: axes)) }

  /// Aligns all cells of the column by a horizontal guide.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(columnAlignment: guide))
  }
}
