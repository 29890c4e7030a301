public import Foundation
package import RivuletDrawing
public import RivuletElements
import RivuletFoundation
import RivuletGeometry

extension CGContext {
  /// Draws an image stretched to fill a rectangle, with the top of the image at the rectangle's largest y-coordinate.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle to fill.
  ///   - byTiling: True to tile the entire visible area with the image.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else { return draw(commands(of: image, in: rect).commands) }
    let tile = rect.standardized
    let visible = boundingBoxOfClipPath
    guard tile.width > 0, tile.height > 0, !visible.isNull, image.width > 0, image.height > 0 else { return }
    state.graphics.host.keep(image.file)
    let scale = CGSize(width: tile.width / CGFloat(image.width), height: tile.height / CGFloat(image.height))
    let map = CGAffineTransform(a: scale.width, b: 0, c: 0, d: -scale.height, tx: tile.minX, ty: tile.maxY)
    let area = Path(visible.applying(map.inverted()))
    let pattern = Image(decorative: image, scale: 1).interpolation(Image.Interpolation(state.interpolation))
    let whole = map.concatenating(ctm)
    paint { graphics in
      var graphics = graphics
      graphics.transform = whole
      graphics.fill(area, with: .tiledImage(pattern))
    }
  }

  /// Returns the commands that draw an image in a rectangle, and the image's area, both in the layer's coordinates.
  ///
  /// - Parameter pointsDown: True if the top of the image is at the rectangle's smallest y-coordinate.
  package func commands(of image: CGImage, in rect: CGRect, pointsDown: Bool = false) -> (commands: [DisplayList.Command], area: CGRect) {
    let rect = rect.standardized
    guard !rect.isNull, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return ([], .null) }
    state.graphics.host.keep(image.file)
    let item = ImageItem(
      name: image.file.path, bundlePath: ImageItem.filePath, rect: CGRect(origin: .zero, size: rect.size),
      interpolation: state.interpolation.item)
    let map = upright(rect, pointsDown: pointsDown)
    return ([.transform(map), .draw(.image(item), at: .zero), .end], rect.applying(ctm))
  }

  /// Returns the transform from content with its origin at the top left of a rectangle to the layer's coordinates.
  func upright(_ rect: CGRect, pointsDown: Bool) -> CGAffineTransform {
    let map =
      pointsDown
      ? CGAffineTransform(translationX: rect.minX, y: rect.minY)
      : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    return map.concatenating(ctm)
  }
}

extension Image.Interpolation {
  init(_ quality: CGInterpolationQuality) {
    self =
      switch quality {
      case .none: .none
      case .low: .low
      case .default, .medium: .medium
      case .high: .high
      }
  }
}
