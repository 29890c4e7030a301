public import Foundation
import RivuletDrawing
import RivuletElements
import RivuletGeometry

extension CGContext {
  /// Fills the visible area with a linear gradient. Without options, the painted area ends at the start and end of the line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let way = CGPoint(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
    let length = hypot(way.x, way.y)
    let visible = boundingBoxOfClipPath
    guard length > 0, length.isFinite, !visible.isNull else { return }
    let (along, across) = (CGPoint(x: way.x / length, y: way.y / length), CGPoint(x: -way.y / length, y: way.x / length))
    let middle = CGPoint(x: visible.midX - startPoint.x, y: visible.midY - startPoint.y)
    // The reach extends beyond the visible area in each direction.
    let reach = hypot(middle.x, middle.y) + hypot(visible.width, visible.height) + length
    let first = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let last = options.contains(.drawsAfterEndLocation) ? reach : length
    func point(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(x: startPoint.x + along.x * distance + across.x * side, y: startPoint.y + along.y * distance + across.y * side)
    }
    var area = Path()
    area.addLines([point(first, -reach), point(last, -reach), point(last, reach), point(first, reach)])
    area.closeSubpath()
    fill(area, with: .linearGradient(Gradient(stops: gradient.stops), startPoint: startPoint, endPoint: endPoint))
  }

  /// Paints a gradient between two circles. Without options, the painted area ends at the circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let isGrowing = endRadius >= startRadius
    guard startCenter == endCenter else {
      return drawCircles(gradient, (startCenter, startRadius), (endCenter, endRadius), options)
    }
    let (inner, outer) = isGrowing ? (startRadius, endRadius) : (endRadius, startRadius)
    let stops =
      isGrowing ? gradient.stops : gradient.stops.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location) }
    let fillsInside = options.contains(isGrowing ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let fillsOutside = options.contains(isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    var area = fillsOutside ? Path(boundingBoxOfClipPath) : Path(ellipseIn: CGRect(startCenter, radius: outer))
    if !fillsInside, inner > 0 { area.addEllipse(in: CGRect(startCenter, radius: inner)) }
    fill(area, with: .radialGradient(Gradient(stops: stops), center: startCenter, startRadius: max(inner, 0), endRadius: outer))
  }

  /// The number of circles painted between two circles with different centres.
  private static let circleCount = 256

  /// Paints the intermediate circles, inner circles last.
  private func drawCircles(
    _ gradient: CGGradient, _ start: (center: CGPoint, radius: CGFloat), _ end: (center: CGPoint, radius: CGFloat),
    _ options: CGGradientDrawingOptions
  ) {
    let stops = gradient.stops
    guard let first = stops.first, let last = stops.last else { return }
    let distance = hypot(end.center.x - start.center.x, end.center.y - start.center.y)
    let startsInside = distance + start.radius <= end.radius
    let outer: (color: Color, fills: Bool) =
      startsInside
      ? (last.color, options.contains(.drawsAfterEndLocation)) : (first.color, options.contains(.drawsBeforeStartLocation))
    if outer.fills { fill(Path(boundingBoxOfClipPath), with: .color(outer.color)) }
    for step in 0...Self.circleCount {
      let share = CGFloat(startsInside ? Self.circleCount - step : step) / CGFloat(Self.circleCount)
      let center = CGPoint(
        x: start.center.x + (end.center.x - start.center.x) * share, y: start.center.y + (end.center.y - start.center.y) * share)
      let radius = start.radius + (end.radius - start.radius) * share
      if radius > 0 { fill(Path(ellipseIn: CGRect(center, radius: radius)), with: .color(Gradient(stops: stops).color(at: share))) }
    }
  }

  /// Fills a path given in drawing coordinates.
  private func fill(_ path: Path, with shading: GraphicsContext.Shading) {
    let style = FillStyle(eoFill: true, antialiased: state.isAntialiased)
    let map = ctm
    paint { graphics in
      var graphics = graphics
      graphics.transform = map
      graphics.fill(path, with: shading, style: style)
    }
  }
}

extension CGRect {
  /// Creates the square that encloses a circle.
  fileprivate init(_ center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

extension Gradient {
  /// Returns the colour at a location.
  fileprivate func color(at location: CGFloat) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= location }), next > 0 else {
      return (location <= 0 ? stops.first : stops.last)?.color ?? .clear
    }
    let (before, after) = (stops[next - 1], stops[next])
    let length = after.location - before.location
    return before.color.mix(with: after.color, by: length > 0 ? Double((location - before.location) / length) : 1, in: .device)
  }
}
