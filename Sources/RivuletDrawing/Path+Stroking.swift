import Foundation
import RivuletGeometry

extension Path {
  /// The outline of the line that a stroke in this style would draw; filling it by winding gives the stroke.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outline = StrokeOutline(style)
    let dashes = Dashes(style)
    for subpath in subpaths {
      for piece in dashes?.split(subpath) ?? [subpath] { outline.add(piece) }
    }
    return Path(elements: outline.elements)
  }
}
