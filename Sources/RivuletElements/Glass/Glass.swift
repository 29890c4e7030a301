import Foundation
import RivuletCore
import RivuletDrawing

/// A translucent material with a rim that catches light.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct Glass: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case regular, clear, identity
  }

  package let kind: Kind
  package private(set) var tint: Color?
  private(set) var isInteractive = false

  private init(kind: Kind) { self.kind = kind }

  /// The regular, frosted glass.
  public static var regular: Glass { Glass(kind: .regular) }
  /// A more transparent glass.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass effect.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns the glass with a tint, or without a tint if the colour is nil.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass with its reaction to the pointer enabled or disabled.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The fill of glass (our choice, based on the system's look).
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
struct GlassFill: ShapeStyle {
  typealias Resolved = Never

  let glass: Glass

  func _apply(to shape: inout _ShapeStyle_Shape) {
    let isDark = shape.environment.colorScheme == .dark
    let opacity: Float = glass.kind == .clear ? 0.12 : 0.45
    var tint = isDark ? PaintColor(hex: 0x2A2A2C, opacity: opacity) : PaintColor(hex: 0xFFFFFF, opacity: opacity)
    if let color = glass.tint { tint = color.paintColor(in: shape.environment).opacity(multipliedBy: 0.75) }
    shape.fill(BackdropPaint(blurRadius: glass.kind == .clear ? 4 : 12, saturation: 1.5, tint: tint))
  }
}
