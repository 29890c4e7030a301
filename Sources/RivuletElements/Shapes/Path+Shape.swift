public import Foundation
import RivuletAnimation
import RivuletCore
public import RivuletDrawing

/// A path used as a shape is drawn in its own coordinates, regardless of the frame. The reading direction does not mirror it (B9.24).
extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
