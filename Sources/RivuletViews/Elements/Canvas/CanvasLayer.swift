import Foundation
import RivuletDrawing
import RivuletGeometry

/// The target of one or more contexts: commands in painting order. Copies of a context share it.
final class CanvasLayer {
  var commands: [DisplayList.Command] = []
}

/// A clip of a context, in the coordinates of its layer.
enum CanvasClip {
  case path(ClipEffect)
  /// A mask with the opacity of other commands.
  case mask([DisplayList.Command], bounds: CGRect)

  /// The smallest rectangle that contains the visible area.
  var bounds: CGRect {
    switch self {
    case .path(let clip): clip.path.boundingRect
    case .mask(_, let bounds): bounds
    }
  }
}
