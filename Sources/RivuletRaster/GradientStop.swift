import Foundation
import RivuletDrawing

/// A gamma-encoded colour at a location along a gradient.
struct GradientStop: Equatable {
  /// The location, from 0 to 1.
  var location: Double
  var red: Float
  var green: Float
  var blue: Float
  var opacity: Float

  /// Creates a stop whose colour is multiplied by an opacity.
  init(_ color: PaintColor, location: Double, opacity: Double) {
    let encoded = color.sRGB
    self.location = location.isNaN ? 0 : location
    red = Float(Double(encoded.red).unit)
    green = Float(Double(encoded.green).unit)
    blue = Float(Double(encoded.blue).unit)
    self.opacity = Float((Double(color.opacity) * opacity).unit)
  }

  /// Returns stops whose gamma-encoded colours can be interpolated component by component.
  static func stops(of gradient: GradientPaint, opacity: Double) -> [GradientStop] {
    let given = gradient.stops
    guard gradient.isPerceptual, given.count > 1 else {
      return given.map { GradientStop($0.color, location: Double($0.location), opacity: opacity) }
    }
    var stops: [GradientStop] = []
    for (first, second) in zip(given, given.dropFirst()) {
      for step in 0..<perceptualSteps {
        let share = Double(step) / Double(perceptualSteps)
        let location = Double(first.location) * (1 - share) + Double(second.location) * share
        stops.append(GradientStop(PerceptualMix.mix(first.color, second.color, share), location: location, opacity: opacity))
      }
    }
    let last = given[given.count - 1]
    return stops + [GradientStop(last.color, location: Double(last.location), opacity: opacity)]
  }

  /// The number of linear segments that approximate a perceptual transition.
  private static let perceptualSteps = 16

  /// Returns the premultiplied colour at a location, as red, green, blue and opacity; clear if there are no stops.
  static func color(of stops: [GradientStop], at location: Double) -> SIMD4<Float> {
    guard let first = stops.first else { return .zero }
    if location <= first.location { return first.premultiplied }
    var before = first
    for stop in stops.dropFirst() {
      if location <= stop.location {
        let length = stop.location - before.location
        let share = length > 0 ? Float((location - before.location) / length) : 1
        var color = before.components * (1 - share) + stop.components * share
        color = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
        return color
      }
      before = stop
    }
    return before.premultiplied
  }

  private var components: SIMD4<Float> { SIMD4(red, green, blue, opacity) }
  private var premultiplied: SIMD4<Float> { SIMD4(red * opacity, green * opacity, blue * opacity, opacity) }
}
