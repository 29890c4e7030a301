package import Foundation
package import RivuletDrawing
import RivuletGeometry

/// The commands drawn by one or more contexts, in painting order. Copies of a context share a layer.
package final class CanvasLayer {
  package var commands: [DisplayList.Command] = []

  package init() {}
}

/// A clip of a context, in the coordinates of its layer.
package enum CanvasClip {
  case path(ClipEffect)
  /// A mask that uses the opacity of the drawn commands.
  case mask([DisplayList.Command], bounds: CGRect)

  /// The smallest rectangle that contains the visible area.
  var bounds: CGRect {
    switch self {
    case .path(let clip): clip.path.boundingRect
    case .mask(_, let bounds): bounds
    }
  }
}
