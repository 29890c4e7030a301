public import Foundation
import RivuletAnimation
import RivuletCore
public import RivuletDrawing

/// A rectangle that fills its frame, with its shorter sides rounded.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Capsule: Sendable {
  /// The curve of the rounded sides.
  public var style: RoundedCornerStyle

  /// Creates a capsule with a style for its rounded sides.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

extension Capsule: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFrameShape(base: self, amount: amount) }
}

extension Shape where Self == Capsule {
  /// A rectangle that fills its frame, with its shorter sides rounded.
  public static var capsule: Capsule { Capsule() }

  /// Returns a rectangle that fills its frame, with its shorter sides rounded in a style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
