package import RivuletCore
import RivuletDrawing

extension SystemColor {
  /// Returns the colour for a colour scheme in the given looks.
  package func paintColor(_ scheme: ColorScheme, _ looks: Looks) -> PaintColor { looks.systemColors[self][scheme] }
}
