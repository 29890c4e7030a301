package import Foundation
package import RivuletDrawing

/// An image of the dragged items, for use when the desktop continues the drag.
package struct DragPicture: Equatable {
  package let list: DisplayList
  /// The size, in points.
  package let size: CGSize
  /// The position of the pointer in the image, in points from its top-left corner.
  package let pointer: CGPoint

  package init(list: DisplayList, size: CGSize, pointer: CGPoint) {
    self.list = list
    self.size = size
    self.pointer = pointer
  }
}
