public import Foundation
import RivuletAnimation
import RivuletCore
public import RivuletDrawing

/// A path as a shape draws its own coordinates, whatever the frame; reading directions do not mirror it (B9.24).
extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
