public import Foundation
public import RivuletDrawing
import RivuletGeometry

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let bounds = path.boundingRect
    if path.isEmpty || bounds.isNull { return }
    if case .tiles(let image, let origin, let source, let scale) = shading.storage {
      let clip = ClipEffect(path: path, isEOFilled: style.isEOFilled, isAntialiased: style.isAntialiased)
      return draw([.clip(clip)] + tiles(of: image, origin, source, scale, over: bounds) + [.end])
    }
    guard let (paint, decoration) = shading.storage.style(in: environment, bounds) else { return }
    draw(.fill(path, paint, style), decoration)
  }

  /// Strokes a path with a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let style = style.sound
    if path.isEmpty { return }
    if case .tiles = shading.storage { return fill(path.strokedPath(style), with: shading) }
    guard let (paint, decoration) = shading.storage.style(in: environment, path.boundingRect) else { return }
    draw(.stroke(path, paint, style), decoration)
  }

  /// Strokes a path with a line width, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func draw(_ item: DrawingItem, _ decoration: StyleDecoration?) {
    let command = DisplayList.Command.draw(item, at: .zero)
    guard let decoration else { return draw([command]) }
    draw([.layer(LayerEffect(blendMode: decoration.blendMode, shapeShadows: decoration.shadows)), command, .end])
  }

  /// Returns commands that tile an image over a rectangle.
  private func tiles(
    of image: Image, _ origin: CGPoint, _ source: CGRect, _ scale: CGFloat, over bounds: CGRect
  ) -> [DisplayList.Command] {
    guard let resolved = host.resolve(image, in: environment), resolved.exists else { return [] }
    let (tile, whole) = (
      CGSize(width: resolved.size.width * source.width * scale, height: resolved.size.height * source.height * scale),
      CGSize(width: resolved.size.width * scale, height: resolved.size.height * scale)
    )
    guard tile.width > 0, tile.height > 0, origin.x.isFinite, origin.y.isFinite else { return [] }
    let first = (
      x: ((bounds.minX - origin.x) / tile.width).rounded(.down), y: ((bounds.minY - origin.y) / tile.height).rounded(.down)
    )
    let count = (
      x: ((bounds.maxX - origin.x) / tile.width).rounded(.up) - first.x, y: ((bounds.maxY - origin.y) / tile.height).rounded(.up) - first.y
    )
    // With more tiles than this, each tile is too small to see.
    guard count.x * count.y <= 10_000 else { return [] }
    let color = Shading.foreground.storage.flatColor(in: environment)
    var commands: [DisplayList.Command] = []
    for row in 0..<Int(count.y) {
      for column in 0..<Int(count.x) {
        let corner = CGPoint(
          x: origin.x + (first.x + CGFloat(column)) * tile.width, y: origin.y + (first.y + CGFloat(row)) * tile.height)
        let rect = CGRect(
          x: corner.x - source.minX * whole.width, y: corner.y - source.minY * whole.height, width: whole.width, height: whole.height)
        guard let item = resolved.item(in: rect, color: color) else { continue }
        commands.append(.clip(ClipEffect(path: Path(CGRect(origin: corner, size: tile)), isAntialiased: false)))
        commands += item.listCommands + [.end]
      }
    }
    return commands
  }
}
