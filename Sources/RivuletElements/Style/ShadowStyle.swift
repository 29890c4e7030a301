public import Foundation
package import RivuletCore
import RivuletDrawing

/// A shadow that is part of a style.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat
  private let isInner: Bool

  /// Returns a shadow beneath the filled area.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// Returns an inner shadow, which falls onto the filled area from its surroundings, as if the area were cut out.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  /// Returns the shadow resolved in an environment.
  package func resolved(in environment: EnvironmentValues) -> ShapeShadow {
    ShapeShadow(
      ShadowEffect(
        color: color.paintColor(in: environment), radius: max(FiniteNumber.length(radius, of: "shadow", "the radius"), 0),
        x: FiniteNumber.length(x, of: "shadow", "the distance"), y: FiniteNumber.length(y, of: "shadow", "the distance")), isInner: isInner)
  }
}
