package import RivuletCore
import RivuletDrawing

extension SystemColor {
  /// Returns the colour in a colour scheme of the given looks.
  package func paintColor(_ scheme: ColorScheme, _ looks: Looks) -> PaintColor { looks.systemColors[self][scheme] }
}
