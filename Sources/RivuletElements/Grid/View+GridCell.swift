public import RivuletCore
public import RivuletGeometry

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Makes this view span a number of columns of the enclosing grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { modifier(GridCellModifier(columns: count)) }

  /// Aligns a point of this view with a point of its cell, instead of using guides.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(GridCellModifier(anchor: anchor)) }

  /// Limits the size proposed to this view along the given axes to the size that the other cells in its column or row require.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(GridCellModifier(unsizedAxes: axes)) }

  /// Sets a horizontal guide for all cells of this view's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(columnAlignment: guide))
  }
}
