import Foundation
package import RivuletDrawing

/// What a style adds to the paint itself.
package struct StyleDecoration: Equatable, Sendable {
  /// The innermost first.
  package var shadows: [ShapeShadow] = []
  /// How the colours meet what lies beneath.
  package var blendMode = BlendMode.normal

  /// Nothing.
  package init() {}

  /// The numbers of all shadows.
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

  /// Whether there are decorations between the two.
  func leads(to next: StyleDecoration) -> Bool {
    blendMode == next.blendMode && shadows.map(\.isInner) == next.shadows.map(\.isInner)
  }
}
