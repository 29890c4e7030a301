public import Foundation
import RivuletCore
import RivuletDrawing
public import RivuletGeometry

extension GraphicsContext {
  /// A filter that changes drawing operations.
  public struct Filter: Sendable {
    let make: @Sendable (GraphicsContext.Surroundings) -> CanvasFilter
  }

  /// The environment in which filters resolve colours.
  package struct Surroundings: @unchecked Sendable {
    let environment: EnvironmentValues
  }

  /// Options for a filter.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Filters colours in linear light. This option has no effect, because colours stay gamma-encoded.
    @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Options for a blur.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Preserves the outline and opacity of the content.
    @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Dithers the result. This option has no effect, because the result has no visible banding.
    @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// Options for a shadow.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Draws the shadow on top of the content that casts it.
    @inlinable public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Draws only the shadow, without the content that casts it.
    @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Draws an inner shadow, which falls onto the content from around it.
    @inlinable public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Blends the shadow and the content with the backdrop separately instead of as one group.
    @inlinable public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Adds a filter for subsequent drawing. The filter is applied before filters that were added earlier.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.make(Surroundings(environment: environment)))
  }
}

extension GraphicsContext.Filter {
  private static func color(_ change: ColorChange) -> GraphicsContext.Filter {
    GraphicsContext.Filter { _ in .layer(LayerEffect(colorMatrix: change.matrix)) }
  }

  private static func number(_ amount: Double, _ role: StaticString) -> Double { FiniteNumber.number(amount, of: "GraphicsContext", role) }

  /// Applies a projection to the drawing.
  public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter {
    GraphicsContext.Filter { _ in .project(FiniteNumber.projection(matrix, of: "GraphicsContext")) }
  }

  /// Draws a shadow.
  public static func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
    blendMode: GraphicsContext.BlendMode = .normal, options: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions()
  ) -> GraphicsContext.Filter {
    GraphicsContext.Filter { surroundings in
      let shadow = ShadowEffect(
        color: color.paintColor(in: surroundings.environment),
        radius: max(FiniteNumber.length(radius, of: "GraphicsContext", "a radius"), 0),
        x: FiniteNumber.length(x, of: "GraphicsContext", "a distance"), y: FiniteNumber.length(y, of: "GraphicsContext", "a distance"))
      return .shadow(shadow, blendMode, options)
    }
  }

  /// Multiplies the colours by a colour.
  public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter {
    GraphicsContext.Filter { .layer(LayerEffect(colorMatrix: ColorChange.multiply(color.paintColor(in: $0.environment)).matrix)) }
  }

  /// Transforms colours by a matrix.
  public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
    GraphicsContext.Filter { _ in .layer(LayerEffect(colorMatrix: matrix.resolved)) }
  }

  /// Rotates the hues by an angle.
  public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter {
    color(.hueRotation(.radians(number(angle.radians, "the angle"))))
  }

  /// Adjusts the saturation by moving colours towards or away from the grey of the same luminance.
  public static func saturation(_ amount: Double) -> GraphicsContext.Filter { color(.saturation(number(amount, "the amount"))) }

  /// Changes the brightness by an amount.
  public static func brightness(_ amount: Double) -> GraphicsContext.Filter { color(.brightness(number(amount, "the amount"))) }

  /// Adjusts the contrast by moving colours towards or away from middle grey.
  public static func contrast(_ amount: Double) -> GraphicsContext.Filter { color(.contrast(number(amount, "the amount"))) }

  /// Inverts colours by an amount, from 0 to 1.
  public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
    let amount = min(max(number(amount, "the amount"), 0), 1)
    let scale = 1 - 2 * amount
    let matrix = RivuletDrawing.ColorMatrix(
      red: SIMD4(scale, 0, 0, amount), green: SIMD4(0, scale, 0, amount), blue: SIMD4(0, 0, scale, amount))
    return GraphicsContext.Filter { _ in .layer(LayerEffect(colorMatrix: matrix)) }
  }

  /// Reduces the saturation of colours by an amount.
  public static func grayscale(_ amount: Double) -> GraphicsContext.Filter { color(.grayscale(number(amount, "the amount"))) }

  /// Maps the drawing to black, with an opacity equal to its luminance.
  public static var luminanceToAlpha: GraphicsContext.Filter { color(.luminanceToAlpha) }

  /// Blurs the drawing by a radius, in points.
  public static func blur(
    radius: CGFloat, options: GraphicsContext.BlurOptions = GraphicsContext.BlurOptions()
  ) -> GraphicsContext.Filter {
    let radius = max(FiniteNumber.length(radius, of: "GraphicsContext", "a radius"), 0)
    return GraphicsContext.Filter { _ in .layer(LayerEffect(blurRadius: radius, isBlurOpaque: options.contains(.opaque))) }
  }

  /// Draws one colour where the opacity lies between two amounts, and nothing elsewhere.
  public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> GraphicsContext.Filter {
    let bounds = (number(min, "an opacity"), number(max, "an opacity"))
    return GraphicsContext.Filter {
      var effect = LayerEffect()
      effect.threshold = OpacityThreshold(minimum: bounds.0, maximum: bounds.1, color: color.paintColor(in: $0.environment))
      return .layer(effect)
    }
  }
}
