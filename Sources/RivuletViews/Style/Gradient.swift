public import Foundation
import RivuletCore
import RivuletDrawing

/// Colours that merge into each other along a line whose shape a gradient style decides.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Gradient: Equatable, Hashable, Sendable {
  /// A colour at a place, where 0 is the beginning of the gradient and 1 its end.
  @frozen public struct Stop: Equatable, Hashable, Sendable {
    /// The colour at the place.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// A gradient from colours at given places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// A gradient from colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient {
  /// The stops in an environment, in order; stops that lie before the one ahead of them move up to it.
  func resolvedStops(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
    var reached = -CGFloat.infinity
    return stops.map { stop in
      reached = max(reached, FiniteNumber.length(stop.location, of: "Gradient", "the location of a stop"))
      return GradientPaint.Stop(color: stop.color.paintColor(in: environment), location: reached)
    }
  }
}
