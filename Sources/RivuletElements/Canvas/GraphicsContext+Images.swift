public import Foundation
public import RivuletDrawing
public import RivuletGeometry

extension GraphicsContext {
  /// An image resolved in the environment of the canvas.
  public struct ResolvedImage {
    let image: RivuletElements.ResolvedImage?

    /// The size of the image in points.
    public var size: CGSize { image?.size ?? .zero }

    /// The distance from the top of the image to the text baseline, in points.
    public let baseline: CGFloat

    /// The shading of a template image, or nil for an image with its own colours.
    public var shading: Shading?
  }

  /// Resolves an image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    guard host.isOpen else {
      host.reportMisuse()
      return ResolvedImage(image: nil, baseline: 0, shading: nil)
    }
    let resolved = host.resolve(image, in: environment)
    return ResolvedImage(
      image: resolved, baseline: (resolved?.size.height ?? 0) - (resolved?.descent ?? 0),
      shading: resolved?.isTemplate == true ? .foreground : nil)
  }

  /// Draws an image stretched to fill a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let known = image.image, !rect.isNull, !rect.isEmpty else { return }
    let shading = (image.shading ?? .foreground).storage
    guard known.isTemplate, let (paint, _) = shading.style(in: environment, rect), case .gradient = paint,
      let mask = known.item(in: rect, color: .black)
    else {
      if let item = known.item(in: rect, color: shading.flatColor(in: environment)) { draw(item.listCommands) }
      return
    }
    draw([.mask] + mask.listCommands + [.masked, .draw(.fill(Path(rect), paint, FillStyle()), at: .zero), .end])
  }

  /// Draws an image at its own size, with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(size: image.size, with: anchor, at: point))
  }

  /// Draws an image stretched to fill a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }

  /// Draws an image at its own size, with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }
}

extension CGRect {
  /// Creates a rectangle of the given size whose anchor lies at a point.
  init(size: CGSize, with anchor: UnitPoint, at point: CGPoint) {
    self.init(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
  }
}
