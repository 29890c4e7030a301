public import Foundation
import RivuletCore
import RivuletDrawing
public import RivuletGeometry

extension GraphicsContext {
  /// What a path is coloured with.
  public struct Shading: Sendable {
    /// What sort of colouring it is.
    indirect enum Storage: Sendable {
      case color(Color)
      case style(AnyShapeStyle)
      case foreground
      case backdrop
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case tiles(Image, CGPoint, CGRect, CGFloat)
      case palette([Shading])
      /// Colours that are known already.
      case resolved(ResolvedStyle)
    }

    let storage: Storage

    init(_ storage: Storage) {
      self.storage = storage
    }
  }

  /// How a gradient is made.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The colours begin again beyond the end.
    @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// The colours go back beyond the end, and then again.
    @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Colours are mixed as amounts of light.
    @inlinable public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }
}

extension GraphicsContext.Shading {
  /// What lies beneath.
  public static var backdrop: GraphicsContext.Shading { GraphicsContext.Shading(.backdrop) }

  /// The foreground style of the canvas.
  public static var foreground: GraphicsContext.Shading { GraphicsContext.Shading(.foreground) }

  /// Several shadings for images of several levels; a path has the first.
  public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading { GraphicsContext.Shading(.palette(array)) }

  /// A colour.
  public static func color(_ color: Color) -> GraphicsContext.Shading { GraphicsContext.Shading(.color(color)) }

  /// A colour by its components.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading {
    color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A grey.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading {
    color(Color(colorSpace, white: white, opacity: opacity))
  }

  /// A style, in the bounds of what it colours.
  public static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading { GraphicsContext.Shading(.style(AnyShapeStyle(style))) }

  /// Colours along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.linear(gradient, startPoint, endPoint, options))
  }

  /// Colours by distance from a point.
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.radial(gradient, center, startRadius, endRadius, options))
  }

  /// Colours by direction from a point.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.conic(gradient, center, angle, options))
  }

  /// An image, again and again.
  ///
  /// - Parameters:
  ///   - origin: Where one of the images begins.
  ///   - sourceRect: The part of the image, in shares of its size.
  ///   - scale: How much larger than by itself the image is.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.tiles(image, origin, sourceRect, scale))
  }
}

extension GraphicsContext.Shading.Storage {
  /// The paint in an environment for something with these bounds; nil for images.
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

  /// The colour for what can have only one.
  func flatColor(in environment: EnvironmentValues) -> PaintColor {
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
