public import Foundation
import RivuletCore

/// A sequence of colours that blend into each other. A gradient style determines the geometry.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Gradient: Equatable, Hashable, Sendable {
  /// A colour at a location, from 0 at the start of the gradient to 1 at its end.
  @frozen public struct Stop: Equatable, Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop with a colour and a location.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their locations.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient {
  /// Returns the stops in an environment, in order. A stop that lies before its predecessor moves to the predecessor's location.
  func resolvedStops(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
    var reached = -CGFloat.infinity
    return stops.map { stop in
      reached = max(reached, FiniteNumber.length(stop.location, of: "Gradient", "the location of a stop"))
      return GradientPaint.Stop(color: stop.color.paintColor(in: environment), location: reached)
    }
  }
}

extension Color {
  /// Returns this colour mixed with another colour.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: The fraction of the other colour, from 0 to 1.
  ///   - colorSpace: The colour space for mixing.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public nonisolated func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let share = min(max(FiniteNumber.number(fraction, or: 0, of: "mix", "the fraction"), 0), 1)
    return Color(provider: .mixed(self, rhs, share, isPerceptual: colorSpace == .perceptual))
  }
}
