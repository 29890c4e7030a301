import Foundation
package import RivuletDrawing

/// The shadows and the blend mode of a style.
package struct StyleDecoration: Equatable, Sendable {
  /// The shadows, innermost first.
  package var shadows: [ShapeShadow] = []
  /// The blend mode for the drawing beneath the style.
  package var blendMode = BlendMode.normal

  /// Creates a decoration without effects.
  package init() {}

  /// All shadows as numbers.
  var numbers: [Double] {
    get { shadows.flatMap { $0.shadow.color.numbers + [$0.shadow.radius, $0.shadow.x, $0.shadow.y] } }
    set {
      for index in shadows.indices {
        let start = index * 7
        guard start + 7 <= newValue.count else { return }
        shadows[index].shadow = ShadowEffect(
          color: PaintColor(numbers: Array(newValue[start..<start + 4])), radius: max(newValue[start + 4], 0), x: newValue[start + 5],
          y: newValue[start + 6])
      }
    }
  }

  /// Returns true if both decorations can be interpolated.
  func leads(to next: StyleDecoration) -> Bool {
    blendMode == next.blendMode && shadows.map(\.isInner) == next.shadows.map(\.isInner)
  }
}
