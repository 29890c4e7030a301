public import Foundation
import RivuletAnimation
import RivuletCore
public import RivuletDrawing

/// A rectangle as large as its frame whose shorter sides are round.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Capsule: Sendable {
  /// The curve of the round sides.
  public var style: RoundedCornerStyle

  /// A capsule with round sides in a style.
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
  /// A rectangle as large as its frame whose shorter sides are round.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle as large as its frame whose shorter sides are round in a style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
