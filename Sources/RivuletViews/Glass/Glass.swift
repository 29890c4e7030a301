import Foundation
import RivuletCore
import RivuletDrawing

/// A material that shows what lies beneath, with a rim that catches light.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case regular, clear, identity
  }

  let kind: Kind
  private(set) var tint: Color?
  private(set) var isInteractive = false

  private init(kind: Kind) { self.kind = kind }

  /// Frosted glass.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that shows more of what lies beneath.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass at all.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The glass as one that answers to the pointer.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// What the inside of glass is filled with (our choice, after pictures of the system's).
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
