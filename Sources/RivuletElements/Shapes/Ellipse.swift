public import Foundation
import RivuletAnimation
import RivuletCore
public import RivuletDrawing

/// An ellipse that touches the four sides of its frame.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Ellipse: Sendable {
  public nonisolated init() {}
}

extension Ellipse: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFrameShape(base: self, amount: amount) }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches the four sides of its frame.
  public static var ellipse: Ellipse { Ellipse() }
}
