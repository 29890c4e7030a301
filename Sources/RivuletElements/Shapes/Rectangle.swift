public import Foundation
import RivuletAnimation
import RivuletCore
public import RivuletDrawing

/// A rectangle that fills its frame.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Rectangle: Sendable {
  @inlinable public nonisolated init() {}
}

extension Rectangle: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFrameShape(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}
