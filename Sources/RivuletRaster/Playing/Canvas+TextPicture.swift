import Foundation
import RivuletDrawing
import RivuletGeometry

extension Canvas {
  /// Paints an image of text at a point, for a vector target.
  func paintPicture(of text: TextItem, at point: CGPoint, with painter: any TextPainter) {
    let map = CGAffineTransform(translationX: point.x, y: point.y).concatenating(matrix)
    guard map.isDrawable, let layer = Layer(text.paintedBounds.applying(map).overlap(with: deviceClip), map: matrix) else { return }
    layer.canvas.paint(text, at: point, with: painter)
    put(layer, opacity: 1, mode: .normal)
  }
}
