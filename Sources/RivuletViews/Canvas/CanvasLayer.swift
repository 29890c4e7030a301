import Foundation
import RivuletDrawing
import RivuletGeometry

/// What contexts draw into: commands in painting order. Copies of a context share it.
final class CanvasLayer {
  var commands: [DisplayList.Command] = []
}

/// A part of what a context leaves to be seen, in the coordinates of its layer.
enum CanvasClip {
  case path(ClipEffect)
  /// What is opaque of other commands.
  case mask([DisplayList.Command], bounds: CGRect)

  /// The rectangle that holds all that is left.
  var bounds: CGRect {
    switch self {
    case .path(let clip): clip.path.boundingRect
    case .mask(_, let bounds): bounds
    }
  }
}
