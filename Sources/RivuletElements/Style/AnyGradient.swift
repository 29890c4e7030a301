package import RivuletCore
import RivuletDrawing
import RivuletGeometry

/// A gradient paired with the colour space in which its colours are mixed. As a style, the gradient runs from top to bottom.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct AnyGradient: ShapeStyle, Hashable {
  public typealias Resolved = Never

  let gradient: Gradient
  let colorSpace: Gradient.ColorSpace

  /// Creates a gradient that mixes colours in the colour space of the device.
  public init(_ gradient: Gradient) {
    self.init(gradient: gradient, colorSpace: .device)
  }

  init(gradient: Gradient, colorSpace: Gradient.ColorSpace) {
    self.gradient = gradient
    self.colorSpace = colorSpace
  }

  /// Returns the gradient with another colour space for mixing.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient: gradient, colorSpace: space)
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.fill(resolved(.linear(from: .top, to: .bottom), in: shape.environment))
  }

  /// Returns the gradient resolved in an environment, with a geometry.
  package func resolved(_ geometry: ResolvedGradient.Geometry, in environment: EnvironmentValues) -> ResolvedGradient {
    ResolvedGradient(
      stops: gradient.resolvedStops(in: environment), geometry: geometry, isPerceptual: colorSpace == .perceptual)
  }
}

/// A gradient runs from top to bottom if it is used as a style.
extension Gradient: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) { AnyGradient(self)._apply(to: &shape) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Gradient {
  /// The colour space for mixing the colours between two stops.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// The colour space of the device.
    public static let device = ColorSpace(isPerceptual: false)
    /// A perceptual colour space, in which equal steps look even.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// Returns the gradient with a colour space for mixing.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient: self, colorSpace: space)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Color {
  /// A gradient of this colour, which is a fifth lighter at the top (our choice).
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [Color(provider: .lightened(self, 0.2)), self]))
  }
}
