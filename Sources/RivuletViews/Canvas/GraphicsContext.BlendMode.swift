import RivuletDrawing

extension GraphicsContext {
  /// How what is drawn meets what is there.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    @inlinable public init(rawValue: Int32) {
      self.rawValue = rawValue
    }
  }
}

extension GraphicsContext.BlendMode {
  /// It covers what is there.
  @inlinable public static var normal: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 0) }
  /// Products: darker.
  @inlinable public static var multiply: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 1) }
  /// Products of the complements: lighter.
  @inlinable public static var screen: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 2) }
  /// `multiply` or `screen`, as the ground is dark or light.
  @inlinable public static var overlay: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 3) }
  /// The darker of the two.
  @inlinable public static var darken: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 4) }
  /// The lighter of the two.
  @inlinable public static var lighten: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 5) }
  /// Brightens the ground.
  @inlinable public static var colorDodge: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 6) }
  /// Darkens the ground.
  @inlinable public static var colorBurn: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 7) }
  /// `darken` or `lighten` softly.
  @inlinable public static var softLight: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 8) }
  /// `multiply` or `screen`, as what is drawn is dark or light.
  @inlinable public static var hardLight: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 9) }
  /// The distance between the two.
  @inlinable public static var difference: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 10) }
  /// Like `difference` with less contrast.
  @inlinable public static var exclusion: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 11) }
  /// Its hue on the ground's saturation and luminance.
  @inlinable public static var hue: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 12) }
  /// Its saturation on the ground's hue and luminance.
  @inlinable public static var saturation: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 13) }
  /// Its hue and saturation on the ground's luminance.
  @inlinable public static var color: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 14) }
  /// Its luminance on the ground's hue and saturation.
  @inlinable public static var luminosity: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 15) }
  /// Nothing is left.
  @inlinable public static var clear: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 16) }
  /// It takes the place of all that is there.
  @inlinable public static var copy: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 17) }
  /// It, as far as there is ground; no ground is left.
  @inlinable public static var sourceIn: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 18) }
  /// It, where there is no ground; no ground is left.
  @inlinable public static var sourceOut: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 19) }
  /// It where there is ground, and the ground.
  @inlinable public static var sourceAtop: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 20) }
  /// It goes beneath the ground.
  @inlinable public static var destinationOver: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 21) }
  /// The ground, as far as it is drawn over.
  @inlinable public static var destinationIn: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 22) }
  /// The ground, where it is not drawn over.
  @inlinable public static var destinationOut: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 23) }
  /// It beneath the ground, which is left where it is drawn over.
  @inlinable public static var destinationAtop: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 24) }
  /// Either where the other is not.
  @inlinable public static var xor: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 25) }
  /// Sums, darkened.
  @inlinable public static var plusDarker: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 26) }
  /// Sums.
  @inlinable public static var plusLighter: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: 27) }
}

extension GraphicsContext.BlendMode {
  /// The modes that views have too, by their numbers.
  private static let modes: [Int32: RivuletDrawing.BlendMode] = [
    0: .normal, 1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge, 7: .colorBurn, 8: .softLight,
    9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue, 13: .saturation, 14: .color, 15: .luminosity, 20: .sourceAtop,
    21: .destinationOver, 23: .destinationOut, 26: .plusDarker, 27: .plusLighter,
  ]

  /// The others.
  private static let operations: [Int32: CompositeOperation] = [
    16: .clear, 17: .copy, 18: .sourceIn, 19: .sourceOut, 22: .destinationIn, 24: .destinationAtop, 25: .xor,
  ]

  var mode: RivuletDrawing.BlendMode? { Self.modes[rawValue] }
  var operation: CompositeOperation? { Self.operations[rawValue] }
}
