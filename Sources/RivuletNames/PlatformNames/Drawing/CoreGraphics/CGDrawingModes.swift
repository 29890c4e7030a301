import RivuletDrawing
import RivuletElements

/// A mode that combines new drawing with the existing content, under its Core Graphics name.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue,
    saturation,
    color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
    plusDarker, plusLighter
}

/// The parts of a path that are painted, under its Core Graphics name.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The quality of scaled images, under its Core Graphics name.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3

  /// The corresponding quality of images in display lists.
  var item: ImageItem.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .default, .medium: .medium
    case .high: .high
    }
  }
}

/// The area of a gradient beyond its ends, under its Core Graphics name.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Paints the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Paints the last colour after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
