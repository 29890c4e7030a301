public import Foundation
import RivuletDrawing
public import RivuletElements
import RivuletGeometry

/// A Core Graphics-compatible gradient, which can be drawn along a line or between two circles.
public final class CGGradient: Hashable, Sendable {
  /// The colours and their locations, in order.
  let stops: [Gradient.Stop]

  private init?(_ colors: [CGColor], at locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let steps = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      Gradient.Stop(color: Color(cgColor: color), location: locations?[index] ?? CGFloat(index) / steps)
    }.sorted { $0.location < $1.location }
  }

  /// Creates a gradient from `CGColor` values. Returns nil if there are none.
  ///
  /// - Parameters:
  ///   - space: The colour space for interpolation.
  ///   - colours: The colours.
  ///   - locations: A location from 0 to 1 for each colour; nil to distribute the colours evenly.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let known = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count else { return nil }
    self.init(known, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: known.count)) })
  }

  /// Creates a gradient from components. Each colour consists of the components of the colour space and the opacity. Returns nil if there
  /// are no colours.
  ///
  /// - Parameters:
  ///   - space: The colour space of the components.
  ///   - components: The components of all colours.
  ///   - locations: A location from 0 to 1 for each colour; nil to distribute the colours evenly.
  ///   - count: The number of colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let length = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      let color = components + index * length
      return length == 2
        ? CGColor(gray: color[0], alpha: color[1]) : CGColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
    }
    self.init(colors, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
