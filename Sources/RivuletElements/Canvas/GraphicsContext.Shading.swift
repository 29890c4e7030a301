public import Foundation
package import RivuletCore
import RivuletDrawing
public import RivuletGeometry

extension GraphicsContext {
  /// A colour or a pattern for filling and stroking paths.
  public struct Shading: Sendable {
    /// The kind of shading.
    package indirect enum Storage: Sendable {
      case color(Color)
      case style(AnyShapeStyle)
      case foreground
      case backdrop
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case tiles(Image, CGPoint, CGRect, CGFloat)
      case palette([Shading])
      /// Colours that are already resolved.
      case resolved(ResolvedStyle)
    }

    let storage: Storage

    init(_ storage: Storage) {
      self.storage = storage
    }
  }

  /// Options for a gradient.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Repeats the gradient beyond its ends.
    @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Repeats the gradient beyond its ends, reversing every other repetition.
    @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Interpolates colours in linear light.
    @inlinable public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }
}

extension GraphicsContext.Shading {
  /// The existing content beneath the drawing.
  public static var backdrop: GraphicsContext.Shading { GraphicsContext.Shading(.backdrop) }

  /// The foreground style of the canvas.
  public static var foreground: GraphicsContext.Shading { GraphicsContext.Shading(.foreground) }

  /// Returns a list of shadings for images with several levels. A path uses the first shading.
  public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading { GraphicsContext.Shading(.palette(array)) }

  /// Returns a shading that uses a single colour.
  public static func color(_ color: Color) -> GraphicsContext.Shading { GraphicsContext.Shading(.color(color)) }

  /// Returns a shading that uses a single colour with RGB components.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading {
    color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Returns a shading that uses a single shade of grey.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading {
    color(Color(colorSpace, white: white, opacity: opacity))
  }

  /// Returns a shading that uses a shape style, resolved in the bounds of the path.
  public static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading { GraphicsContext.Shading(.style(AnyShapeStyle(style))) }

  /// Returns a shading that uses a linear gradient between two points.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.linear(gradient, startPoint, endPoint, options))
  }

  /// Returns a shading that uses a radial gradient around a centre.
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.radial(gradient, center, startRadius, endRadius, options))
  }

  /// Returns a shading that uses a conic gradient around a centre.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.conic(gradient, center, angle, options))
  }

  /// Returns a shading that repeats an image.
  ///
  /// - Parameters:
  ///   - image: The image of each tile.
  ///   - origin: The origin of one tile, in points.
  ///   - sourceRect: The part of the image, in unit coordinates.
  ///   - scale: The scale of each tile, relative to the size of the image.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.tiles(image, origin, sourceRect, scale))
  }
}

extension GraphicsContext.Shading.Storage {
  /// Returns the paint in an environment for the given bounds, or nil for images.
  func style(in environment: EnvironmentValues, _ bounds: CGRect) -> (paint: Paint, decoration: StyleDecoration?)? {
    switch self {
    case .color(let color): (.color(color.paintColor(in: environment)), nil)
    case .style(let style): paint(style.resolved(in: environment), bounds)
    case .foreground: paint(ForegroundStyle().resolved(in: environment), bounds)
    case .resolved(let style): paint(style, bounds)
    case .backdrop: (.backdrop(BackdropPaint(blurRadius: 0, tint: .clear)), nil)
    case .linear(let gradient, let from, let to, let options):
      (.gradient(CanvasGradient(gradient, options, environment).linear(from, to, bounds)), nil)
    case .radial(let gradient, let center, let start, let end, let options):
      (.gradient(CanvasGradient(gradient, options, environment).radial(center, start, end, bounds)), nil)
    case .conic(let gradient, let center, let angle, let options):
      (.gradient(CanvasGradient(gradient, options, environment).conic(center, angle)), nil)
    case .palette(let shadings): shadings.first?.storage.style(in: environment, bounds)
    case .tiles: nil
    }
  }

  private func paint(_ style: ResolvedStyle, _ bounds: CGRect) -> (paint: Paint, decoration: StyleDecoration?) {
    (style.paint(in: bounds), style.decoration)
  }

  /// Returns the colour for drawing that supports only one colour.
  package func flatColor(in environment: EnvironmentValues) -> PaintColor {
    switch self {
    case .color(let color): color.paintColor(in: environment)
    case .style(let style): style.resolved(in: environment).flatColor
    case .foreground: ForegroundStyle().resolved(in: environment).flatColor
    case .resolved(let style): style.flatColor
    case .backdrop, .tiles: .clear
    case .linear(let gradient, _, _, _), .radial(let gradient, _, _, _, _), .conic(let gradient, _, _, _):
      gradient.resolvedStops(in: environment).first?.color ?? .clear
    case .palette(let shadings): shadings.first?.storage.flatColor(in: environment) ?? .clear
    }
  }
}
