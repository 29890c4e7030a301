public import Foundation
import RivuletCore
import RivuletDrawing
public import RivuletGeometry

extension GraphicsContext {
  /// A change of what is drawn.
  public struct Filter: Sendable {
    let make: @Sendable (GraphicsContext.Surroundings) -> CanvasFilter
  }

  /// What filters resolve colours in.
  struct Surroundings: @unchecked Sendable {
    let environment: EnvironmentValues
  }

  /// How a filter is applied.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Colours are amounts of light. They are encoded ones here in any case.
    @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// How a blur is made.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The outline and the opacity stay.
    @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Small steps of colour are broken up. There are none to be seen here.
    @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// How a shadow is made.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The shadow lies on what casts it.
    @inlinable public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// What casts the shadow is not drawn.
    @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// The shadow falls onto what is drawn, from around it.
    @inlinable public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Shadow and what casts it are not put together before they meet the ground.
    @inlinable public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Changes what is drawn from now on, before the filters that were added so far do.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.make(Surroundings(environment: environment)))
  }
}

extension GraphicsContext.Filter {
  private static func color(_ change: ColorChange) -> GraphicsContext.Filter {
    GraphicsContext.Filter { _ in .layer(LayerEffect(colorMatrix: change.matrix)) }
  }

  private static func number(_ amount: Double, _ role: StaticString) -> Double { FiniteNumber.number(amount, of: "GraphicsContext", role) }

  /// Transforms the picture of what is drawn.
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

  /// Multiplies colours.
  public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter {
    GraphicsContext.Filter { .layer(LayerEffect(colorMatrix: ColorChange.multiply(color.paintColor(in: $0.environment)).matrix)) }
  }

  /// Changes colours by a matrix.
  public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
    GraphicsContext.Filter { _ in .layer(LayerEffect(colorMatrix: matrix.resolved)) }
  }

  /// Turns hues.
  public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter {
    color(.hueRotation(.radians(number(angle.radians, "the angle"))))
  }

  /// Moves colours away from the grey of their luminance, or towards it.
  public static func saturation(_ amount: Double) -> GraphicsContext.Filter { color(.saturation(number(amount, "the amount"))) }

  /// Makes colours lighter.
  public static func brightness(_ amount: Double) -> GraphicsContext.Filter { color(.brightness(number(amount, "the amount"))) }

  /// Moves colours away from the middle, or towards it.
  public static func contrast(_ amount: Double) -> GraphicsContext.Filter { color(.contrast(number(amount, "the amount"))) }

  /// Moves colours towards their complements.
  public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
    let amount = min(max(number(amount, "the amount"), 0), 1)
    let scale = 1 - 2 * amount
    let matrix = RivuletDrawing.ColorMatrix(
      red: SIMD4(scale, 0, 0, amount), green: SIMD4(0, scale, 0, amount), blue: SIMD4(0, 0, scale, amount))
    return GraphicsContext.Filter { _ in .layer(LayerEffect(colorMatrix: matrix)) }
  }

  /// Moves colours towards grey.
  public static func grayscale(_ amount: Double) -> GraphicsContext.Filter { color(.grayscale(number(amount, "the amount"))) }

  /// Black as opaque as colours are light.
  public static var luminanceToAlpha: GraphicsContext.Filter { color(.luminanceToAlpha) }

  /// Blurs.
  public static func blur(
    radius: CGFloat, options: GraphicsContext.BlurOptions = GraphicsContext.BlurOptions()
  ) -> GraphicsContext.Filter {
    let radius = max(FiniteNumber.length(radius, of: "GraphicsContext", "a radius"), 0)
    return GraphicsContext.Filter { _ in .layer(LayerEffect(blurRadius: radius, isBlurOpaque: options.contains(.opaque))) }
  }

  /// One colour where the opacity lies between two amounts, and nothing elsewhere.
  public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> GraphicsContext.Filter {
    let bounds = (number(min, "an opacity"), number(max, "an opacity"))
    return GraphicsContext.Filter {
      var effect = LayerEffect()
      effect.threshold = OpacityThreshold(minimum: bounds.0, maximum: bounds.1, color: color.paintColor(in: $0.environment))
      return .layer(effect)
    }
  }
}
