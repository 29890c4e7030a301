import Foundation
import RivuletCore

extension ViewNode {
  /// The list row whose content contains the node, without an intermediate container; nil for other nodes.
  var rowAround: ListRow? {
    var next = parent
    while let step = next, !step.isContainer {
      if let row = step.listRow { return row }
      next = step.parent
    }
    return nil
  }

  /// The frame of `rowAround`, excluding the spacing above the row, in the coordinates of this node; nil if the node is not in a row.
  var areaOfRowAround: CGRect? {
    guard let row = rowAround?.node else { return nil }
    let (outer, inner) = (row.originInRoot, originInRoot)
    let space = row.behavior.spaceBefore
    return CGRect(x: outer.x - inner.x, y: outer.y + space - inner.y, width: row.size.width, height: row.size.height - space)
  }
}
