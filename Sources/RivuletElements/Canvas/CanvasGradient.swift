import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry

/// A canvas gradient with its colours resolved, in the coordinates of the context.
struct CanvasGradient {
  /// The maximum number of periods of a repeating gradient.
  private static let maximumPeriodCount = 200
  /// The number of segments per gradient interval when colours are interpolated in linear light.
  private static let linearLightSegmentCount = 8

  private var stops: [GradientPaint.Stop]
  private let options: GraphicsContext.GradientOptions

  init(_ gradient: Gradient, _ options: GraphicsContext.GradientOptions, _ environment: EnvironmentValues) {
    stops = gradient.resolvedStops(in: environment)
    self.options = options
    if options.contains(.linearColor) { stops = Self.mixedInLinearLight(stops) }
  }

  func linear(_ from: CGPoint, _ to: CGPoint, _ bounds: CGRect) -> GradientPaint {
    let (from, to) = (FiniteNumber.point(from, of: "GraphicsContext"), FiniteNumber.point(to, of: "GraphicsContext"))
    let way = CGPoint(x: to.x - from.x, y: to.y - from.y)
    let length = way.x * way.x + way.y * way.y
    let places = bounds.corners.map { length > 0 ? (($0.x - from.x) * way.x + ($0.y - from.y) * way.y) / length : 0 }
    let (stops, first, last) = spread(over: places)
    func point(_ place: CGFloat) -> CGPoint { CGPoint(x: from.x + way.x * place, y: from.y + way.y * place) }
    return GradientPaint(stops: stops, geometry: .linear(from: point(first), to: point(last)))
  }

  func radial(_ center: CGPoint, _ start: CGFloat, _ end: CGFloat, _ bounds: CGRect) -> GradientPaint {
    let center = FiniteNumber.point(center, of: "GraphicsContext")
    let start = FiniteNumber.length(start, of: "GraphicsContext", "a radius")
    let length = FiniteNumber.length(end, of: "GraphicsContext", "a radius") - start
    let farthest = bounds.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
    let (stops, first, last) = spread(over: length == 0 ? [] : [max(-start / length, -1_000), (farthest - start) / length])
    return GradientPaint(
      stops: stops,
      geometry: .radial(center: center, startRadius: max(start + length * first, 0), endRadius: start + length * last, verticalScale: 1))
  }

  func conic(_ center: CGPoint, _ angle: Angle) -> GradientPaint {
    let begin = FiniteNumber.number(angle.radians, of: "GraphicsContext", "the angle")
    return GradientPaint(
      stops: stops,
      geometry: .angular(center: FiniteNumber.point(center, of: "GraphicsContext"), from: .radians(begin), to: .radians(begin + 2 * .pi)))
  }

  /// Returns stops for enough periods to cover the given locations, and the first and last locations that the periods span. The original
  /// gradient spans 0 to 1.
  private func spread(over places: [CGFloat]) -> (stops: [GradientPaint.Stop], first: CGFloat, last: CGFloat) {
    let isMirrored = options.contains(.mirror)
    guard isMirrored || options.contains(.repeat), let low = places.min(), let high = places.max(), low.isFinite, high.isFinite else {
      return (stops, 0, 1)
    }
    let first = Int(max(low.rounded(.down), -CGFloat(Self.maximumPeriodCount / 2)))
    let last = max(Int(min(high.rounded(.up), CGFloat(Self.maximumPeriodCount / 2))), first + 1)
    let count = CGFloat(last - first)
    var all: [GradientPaint.Stop] = []
    for period in first..<last {
      let isBackwards = isMirrored && period % 2 != 0
      for stop in isBackwards ? stops.reversed() : stops {
        let location = isBackwards ? 1 - stop.location : stop.location
        all.append(GradientPaint.Stop(color: stop.color, location: (CGFloat(period - first) + location) / count))
      }
    }
    return (all, CGFloat(first), CGFloat(last))
  }

  private static func mixedInLinearLight(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    var mixed: [GradientPaint.Stop] = []
    for (index, stop) in stops.enumerated() {
      mixed.append(stop)
      guard index + 1 < stops.count else { break }
      let next = stops[index + 1]
      for part in 1..<linearLightSegmentCount {
        let share = Float(part) / Float(linearLightSegmentCount)
        func mix(_ one: Float, _ other: Float) -> Float { one + (other - one) * share }
        let color = PaintColor(
          linearRed: mix(stop.color.red, next.color.red), green: mix(stop.color.green, next.color.green),
          blue: mix(stop.color.blue, next.color.blue), opacity: mix(stop.color.opacity, next.color.opacity))
        mixed.append(GradientPaint.Stop(color: color, location: stop.location + (next.location - stop.location) * CGFloat(share)))
      }
    }
    return mixed
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    isNull ? [] : [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)]
  }
}
