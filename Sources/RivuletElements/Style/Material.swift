import Foundation
import RivuletCore
import RivuletDrawing

/// A style that shows the drawing beneath it, blurred and tinted. The thicker the material, the less shows through.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
public struct Material: ShapeStyle, Equatable {
  public typealias Resolved = Never

  private enum Kind: Equatable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  private let kind: Kind

  /// A material that shows most of the drawing beneath it.
  public static let ultraThin = Material(kind: .ultraThin)
  /// A material that shows much of the drawing beneath it.
  public static let thin = Material(kind: .thin)
  /// A material that shows some of the drawing beneath it.
  public static let regular = Material(kind: .regular)
  /// A material that shows little of the drawing beneath it.
  public static let thick = Material(kind: .thick)
  /// A material that shows hardly any of the drawing beneath it.
  public static let ultraThick = Material(kind: .ultraThick)
  /// The material of system bars.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let bar = Material(kind: .bar)

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.fill(backdrop(isDark: shape.environment.colorScheme == .dark))
  }

  /// Returns a backdrop with the material's blur, saturation and tint (our choice, based on the system's look).
  private func backdrop(isDark: Bool) -> BackdropPaint {
    let opacity: Float =
      switch kind {
      case .ultraThin: isDark ? 0.42 : 0.44
      case .thin: isDark ? 0.56 : 0.58
      case .regular: isDark ? 0.70 : 0.72
      case .thick: isDark ? 0.82 : 0.83
      case .ultraThick: isDark ? 0.91 : 0.92
      case .bar: isDark ? 0.78 : 0.80
      }
    return BackdropPaint(
      blurRadius: 20, saturation: 1.8,
      tint: isDark ? PaintColor(hex: 0x252525, opacity: opacity) : PaintColor(hex: 0xF7F7F7, opacity: opacity))
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
extension ShapeStyle where Self == Material {
  /// A material that shows some of the drawing beneath it, blurred.
  public static var regularMaterial: Material { .regular }
  /// A material that shows little of the drawing beneath it, blurred.
  public static var thickMaterial: Material { .thick }
  /// A material that shows much of the drawing beneath it, blurred.
  public static var thinMaterial: Material { .thin }
  /// A material that shows most of the drawing beneath it, blurred.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that shows hardly any of the drawing beneath it, blurred.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of system bars.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var bar: Material { .bar }
}
