import RivuletCore
import RivuletGeometry
import RivuletLayout
import RivuletTree

extension ViewNode {
  /// The grid properties set by the view's modifiers and its enclosing row. The outermost modifier takes precedence.
  var gridMark: GridMark {
    var mark = GridMark()
    var columns: Int?
    var unsizedAxes: Axis.Set?
    var step: ViewNode? = self
    while let node = step {
      if let modifier = node.fact(GridCellModifier.self) {
        columns = columns ?? modifier.columns
        unsizedAxes = unsizedAxes ?? modifier.unsizedAxes
        mark.anchor = mark.anchor ?? modifier.anchor
        mark.columnAlignment = mark.columnAlignment ?? modifier.columnAlignment?.key
      } else if mark.row == nil, let row = node.fact(GridRowMark.self) {
        (mark.row, mark.rowAlignment) = (row.identity, row.alignment?.key)
      }
      step = node.modifiedNode
    }
    mark.columns = columns ?? 1
    mark.unsizedAxes = unsizedAxes ?? []
    return mark
  }
}
