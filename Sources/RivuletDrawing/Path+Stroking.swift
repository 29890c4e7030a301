import Foundation
import RivuletGeometry

extension Path {
  /// Returns the outline of the area that a stroke in the given style paints. The outline must be filled with the winding rule.
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
