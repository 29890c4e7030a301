import Foundation
import RivuletDrawing
import RivuletGeometry

extension ListPlayer {
  /// Paints an untransformed group onto a separate surface with the canvas's number of pixels per point, and then projects that image
  /// onto the canvas.
  func play(_ range: Range<Int>, under projection: ProjectionTransform, on canvas: Canvas) {
    let map = canvas.matrix
    let toDevice = projection.concatenating(ProjectionTransform(map))
    guard let toGroup = toDevice.inverse else { return }
    let content = GroupExtent(commands: commands, structure: structure).bounds(range, .identity)
    let touched = content.applying(toDevice).insetBy(dx: -1, dy: -1).overlap(with: canvas.deviceClip)
    if touched.isNull || touched.isEmpty { return }
    let shown = content.overlap(with: touched.insetBy(dx: -1, dy: -1).applying(toGroup))
    if shown.isNull { return }
    let scale = Self.scale(of: shown, seenBy: touched.width * touched.height, near: map.meanScale)
    let drawn = CGAffineTransform(scaleX: scale, y: scale)
    let margin = 2 / scale
    guard let seen = Layer(touched, map: .identity),
      let picture = Layer(shown.insetBy(dx: -margin, dy: -margin).applying(drawn), map: drawn)
    else { return }
    rasterizer.count(seen)
    rasterizer.count(picture)
    play(range, on: picture.canvas)
    let toPicture = toGroup.concatenating(ProjectionTransform(drawn)).movedBy(x: -picture.frame.minX, y: -picture.frame.minY)
    ProjectedPicture(picture: picture, toPicture: toPicture).draw(on: seen)
    canvas.put(seen, opacity: 1, mode: .normal)
  }

  /// Returns the number of pixels per point. The number is lower than requested only if the image would be larger than any screen, or far
  /// larger than its visible part.
  private static func scale(of rect: CGRect, seenBy pixels: CGFloat, near wanted: CGFloat) -> CGFloat {
    let side = CGFloat(RasterSurface.sideLimit) / 2
    let largest = min(max(pixels * 64, smallestLimit), largestImage)
    return min(wanted, side / max(rect.width, 1), side / max(rect.height, 1), (largest / max(rect.width * rect.height, 1)).squareRoot())
  }

  /// The maximum number of pixels in an image.
  private static let largestImage: CGFloat = 8_388_608
  /// The number of pixels up to which an image always has the requested scale.
  private static let smallestLimit: CGFloat = 65_536
}
