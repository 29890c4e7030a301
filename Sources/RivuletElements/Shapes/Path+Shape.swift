public import Foundation
import RivuletAnimation
import RivuletCore
public import RivuletDrawing

/// A path is drawn in its own coordinates, regardless of the frame, if it is used as a shape. The path is not mirrored in right-to-left
/// layouts (B9.24).
extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
