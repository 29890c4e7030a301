package import Foundation
package import RivuletDrawing

/// What is seen of what is dragged, for a desktop that goes on with the drag.
package struct DragPicture: Equatable {
  package let list: DisplayList
  /// In points.
  package let size: CGSize
  /// Where the pointer is in the picture, in points from its left and top edge.
  package let pointer: CGPoint

  package init(list: DisplayList, size: CGSize, pointer: CGPoint) {
    self.list = list
    self.size = size
    self.pointer = pointer
  }
}
