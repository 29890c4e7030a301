import Foundation
import RivuletGeometry

extension DrawingItem {
  /// Returns the item's lines in a dump. Text has several lines, and any other item has one.
  func dumpLines(at origin: CGPoint) -> [DumpLine] {
    switch self {
    case .fill(let path, let paint, let style):
      var line = DumpLine("fill")
      line.point(origin)
      line.flag("evenOdd", style.isEOFilled)
      line.flag("aliased", !style.isAntialiased)
      line.quoted(path.description)
      paint.dump(&line)
      return [line]
    case .stroke(let path, let paint, let style):
      var line = DumpLine("stroke")
      line.point(origin)
      style.dump(&line)
      line.quoted(path.description)
      paint.dump(&line)
      return [line]
    case .text(let text):
      return text.dumpLines(at: origin)
    case .image(let image):
      var line = DumpLine("image")
      line.point(origin)
      image.dump(&line)
      return [line]
    case .picture: return []
    }
  }
}

extension StrokeStyle {
  /// Writes the style to a dump line.
  fileprivate func dump(_ line: inout DumpLine) {
    line.word("width")
    line.numbers(lineWidth)
    line.word("cap \(lineCap) join \(lineJoin) limit")
    line.numbers(miterLimit)
    if dash.isEmpty { return }
    line.word("phase")
    line.numbers(dashPhase)
    line.word("dash \(dash.count)")
    for length in dash { line.numbers(length) }
  }
}

extension Paint {
  /// Writes the paint to a dump line.
  fileprivate func dump(_ line: inout DumpLine) {
    switch self {
    case .color(let color):
      line.word("color")
      line.color(color)
    case .gradient(let gradient):
      gradient.dump(&line)
    case .backdrop(let backdrop):
      line.word("backdrop")
      line.numbers(backdrop.blurRadius, backdrop.saturation, backdrop.opacity)
      line.color(backdrop.tint)
    case .mesh(let mesh):
      mesh.dump(&line)
    case .tiles(let tiles):
      line.word("tiles")
      line.rect(tiles.tile)
      line.word("opacity")
      line.numbers(CGFloat(tiles.opacity))
      tiles.image.dump(&line)
    }
  }
}

extension MeshPaint {
  /// Writes the mesh to a dump line.
  fileprivate func dump(_ line: inout DumpLine) {
    line.word("mesh \(columns) \(rows)")
    line.flag("smooth", isSmooth)
    line.flag("perceptual", isPerceptual)
    line.color(background)
    for (point, color) in zip(points, colors) {
      for place in [point.position, point.leading, point.top, point.trailing, point.bottom] { line.point(place) }
      line.color(color)
    }
  }
}

extension GradientPaint {
  /// Writes the gradient to a dump line.
  fileprivate func dump(_ line: inout DumpLine) {
    switch geometry {
    case .linear(let from, let to):
      line.word("linear")
      line.point(from)
      line.point(to)
    case .radial(let center, let startRadius, let endRadius, let verticalScale):
      line.word("radial")
      line.point(center)
      line.numbers(startRadius, endRadius, verticalScale)
    case .angular(let center, let from, let to):
      line.word("angular")
      line.point(center)
      line.numbers(CGFloat(from.radians), CGFloat(to.radians))
    }
    line.flag("perceptual", isPerceptual)
    line.word("stops \(stops.count)")
    for stop in stops {
      line.numbers(stop.location)
      line.color(stop.color)
    }
  }
}

extension ImageItem {
  /// Writes the image to a dump line.
  fileprivate func dump(_ line: inout DumpLine) {
    line.quoted(name)
    line.rect(rect)
    line.word("interpolation \(interpolation.rawValue) weight \(symbolWeight)")
    line.flag("symbol", isSymbol)
    line.flag("mirrored", isMirrored)
    if let bundlePath {
      line.word("bundle")
      line.quoted(bundlePath)
    }
    if let tint {
      line.word("tint")
      line.color(tint)
    }
    if let secondaryTint {
      line.word("second")
      line.color(secondaryTint)
    }
  }
}
