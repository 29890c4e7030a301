public import Foundation
import RivuletDrawing
public import RivuletGeometry

extension GraphicsContext {
  /// A symbol view of the canvas, resolved for drawing.
  public struct ResolvedSymbol {
    let symbol: CanvasSymbol

    /// The size of the view.
    public var size: CGSize { symbol.size }
  }

  /// Returns the symbol view with a tag, or nil if no view has that tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard host.isOpen else {
      host.reportMisuse()
      return nil
    }
    return host.symbol(id: id).map { ResolvedSymbol(symbol: $0) }
  }

  /// Draws a symbol stretched to fill a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0, !rect.isNull, rect.width.isFinite, rect.height.isFinite else { return }
    var inner = self
    inner.translateBy(x: rect.minX, y: rect.minY)
    inner.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    inner.draw(symbol.symbol.commands)
  }

  /// Draws a symbol at its own size, with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(size: symbol.size, with: anchor, at: point))
  }

  /// Resolves the colours of a shading in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.storage {
    case .color(let color): Shading(.resolved(.color(color.paintColor(in: environment))))
    case .style(let style): Shading(.resolved(style.resolved(in: environment)))
    case .foreground: Shading(.resolved(ForegroundStyle().resolved(in: environment)))
    case .palette(let shadings): Shading(.palette(shadings.map { resolve($0) }))
    case .backdrop, .linear, .radial, .conic, .tiles, .resolved: shading
    }
  }
}
