import RivuletDrawing

extension GraphicsContext {
  /// A mode that combines new drawing with the existing content, the backdrop.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    @inlinable public init(rawValue: Int32) {
      self.rawValue = rawValue
    }
  }
}

extension GraphicsContext.BlendMode {
  /// Covers the backdrop.
  @inlinable public static var normal: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 0) }
  /// Multiplies the colours, which darkens the result.
  @inlinable public static var multiply: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 1) }
  /// Multiplies the inverted colours, which lightens the result.
  @inlinable public static var screen: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 2) }
  /// Multiplies where the backdrop is dark, and screens where it is light.
  @inlinable public static var overlay: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 3) }
  /// Keeps the darker of the two colours.
  @inlinable public static var darken: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 4) }
  /// Keeps the lighter of the two colours.
  @inlinable public static var lighten: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 5) }
  /// Brightens the backdrop to reflect the drawing.
  @inlinable public static var colorDodge: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 6) }
  /// Darkens the backdrop to reflect the drawing.
  @inlinable public static var colorBurn: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 7) }
  /// Darkens or lightens softly, depending on the drawing.
  @inlinable public static var softLight: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 8) }
  /// Multiplies where the drawing is dark, and screens where it is light.
  @inlinable public static var hardLight: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 9) }
  /// The difference of the two colours.
  @inlinable public static var difference: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 10) }
  /// A difference with less contrast.
  @inlinable public static var exclusion: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 11) }
  /// The hue of the drawing with the saturation and luminance of the backdrop.
  @inlinable public static var hue: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 12) }
  /// The saturation of the drawing with the hue and luminance of the backdrop.
  @inlinable public static var saturation: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 13) }
  /// The hue and saturation of the drawing with the luminance of the backdrop.
  @inlinable public static var color: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 14) }
  /// The luminance of the drawing with the hue and saturation of the backdrop.
  @inlinable public static var luminosity: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 15) }
  /// Clears the backdrop.
  @inlinable public static var clear: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 16) }
  /// Replaces the backdrop, even where the drawing is clear.
  @inlinable public static var copy: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 17) }
  /// Keeps the drawing where there is a backdrop, and removes the backdrop.
  @inlinable public static var sourceIn: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 18) }
  /// Keeps the drawing where there is no backdrop, and removes the backdrop.
  @inlinable public static var sourceOut: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 19) }
  /// Draws on top of the backdrop, only where there is a backdrop.
  @inlinable public static var sourceAtop: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 20) }
  /// Draws beneath the backdrop.
  @inlinable public static var destinationOver: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 21) }
  /// Keeps the backdrop where the drawing covers it.
  @inlinable public static var destinationIn: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 22) }
  /// Keeps the backdrop where the drawing does not cover it.
  @inlinable public static var destinationOut: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 23) }
  /// Draws beneath the backdrop, which is kept only where the drawing covers it.
  @inlinable public static var destinationAtop: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 24) }
  /// Keeps the drawing and the backdrop only where the other is missing.
  @inlinable public static var xor: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 25) }
  /// Adds the colours and darkens the sum.
  @inlinable public static var plusDarker: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 26) }
  /// Adds the colours.
  @inlinable public static var plusLighter: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 27) }
}

extension GraphicsContext.BlendMode {
  /// The blend modes that views also support, keyed by raw value.
  private static let modes: [Int32: RivuletDrawing.BlendMode] = [
    0: .normal, 1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge, 7: .colorBurn, 8: .softLight,
    9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue, 13: .saturation, 14: .color, 15: .luminosity, 20: .sourceAtop,
    21: .destinationOver, 23: .destinationOut, 26: .plusDarker, 27: .plusLighter,
  ]

  /// The compositing operations, keyed by raw value. Views have no equivalent blend modes.
  private static let operations: [Int32: CompositeOperation] = [
    16: .clear, 17: .copy, 18: .sourceIn, 19: .sourceOut, 22: .destinationIn, 24: .destinationAtop, 25: .xor,
  ]

  var mode: RivuletDrawing.BlendMode? { Self.modes[rawValue] }
  var operation: CompositeOperation? { Self.operations[rawValue] }
}
