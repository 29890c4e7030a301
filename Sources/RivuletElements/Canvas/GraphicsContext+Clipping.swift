public import Foundation
public import RivuletDrawing
import RivuletGeometry

extension GraphicsContext {
  /// Options for a clip.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Inverts the clip, so that only content outside it is visible.
    @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The smallest rectangle that contains the visible area of all clips, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    let inLayer = clips.reduce(bounds) { $0.intersection($1.bounds) }
    guard !inLayer.isNull, transform.a * transform.d != transform.b * transform.c else { return inLayer }
    return inLayer.applying(transform.inverted())
  }

  /// Clips subsequent drawing to the inside of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()) {
    var outline = path.applying(transform)
    var isEOFilled = style.isEOFilled
    if options.contains(.inverse) {
      var around = Path(bounds.union(outline.boundingRect).insetBy(dx: -1, dy: -1))
      around.addPath(outline)
      (outline, isEOFilled) = (around, true)
    }
    clips.append(.path(ClipEffect(path: outline, isEOFilled: isEOFilled, isAntialiased: style.isAntialiased)))
  }

  /// Masks subsequent drawing with the opacity of the layer that `content` draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let group = CanvasLayer()
    var inner = inside(group)
    try content(&inner)
    let sound = opacity > 0 ? min(opacity, 1) : 0
    var mask: [DisplayList.Command] = [.layer(LayerEffect(opacity: sound, isIsolated: true))] + group.commands + [.end]
    if options.contains(.inverse) {
      let all = DisplayList.Command.draw(.fill(Path(bounds), .color(.black), FillStyle()), at: .zero)
      let cut = LayerEffect(opacity: sound, blendMode: .destinationOut)
      mask = [.layer(LayerEffect(isIsolated: true)), all, .layer(cut)] + group.commands + [.end, .end]
    }
    clips.append(.mask(mask, bounds: bounds))
  }
}
