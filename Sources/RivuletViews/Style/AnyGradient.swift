import RivuletCore
import RivuletDrawing
import RivuletGeometry

/// The colours of a gradient together with how they are mixed. As a style it runs from the top to the bottom.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct AnyGradient: ShapeStyle, Hashable {
  public typealias Resolved = Never

  let gradient: Gradient
  let colorSpace: Gradient.ColorSpace

  /// A gradient that mixes as the device does.
  public init(_ gradient: Gradient) {
    self.init(gradient: gradient, colorSpace: .device)
  }

  init(gradient: Gradient, colorSpace: Gradient.ColorSpace) {
    self.gradient = gradient
    self.colorSpace = colorSpace
  }

  /// The gradient with its colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient: gradient, colorSpace: space)
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.fill(resolved(.linear(from: .top, to: .bottom), in: shape.environment))
  }

  /// The gradient in an environment, laid out as `geometry`.
  func resolved(_ geometry: ResolvedGradient.Geometry, in environment: EnvironmentValues) -> ResolvedGradient {
    ResolvedGradient(
      stops: gradient.resolvedStops(in: environment), geometry: geometry, isPerceptual: colorSpace == .perceptual)
  }
}

/// As a style a gradient runs from the top to the bottom.
extension Gradient: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) { AnyGradient(self)._apply(to: &shape) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Gradient {
  /// How the colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// As the device does.
    public static let device = ColorSpace(isPerceptual: false)
    /// So that the steps look even.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The gradient with its colours mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient: self, colorSpace: space)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Color {
  /// A gradient of this colour: a fifth lighter at the top (our choice).
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [Color(provider: .lightened(self, 0.2)), self]))
  }
}
