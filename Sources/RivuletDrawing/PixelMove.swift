/// A move of pixels that remain valid in another position.
package struct PixelMove: Equatable, Sendable {
  /// The current position.
  package var target: PixelRect
  /// The movement from the previous position.
  package var shift: PixelShift

  /// Creates a move to a rectangle.
  package init(to target: PixelRect, by shift: PixelShift) {
    self.target = target
    self.shift = shift
  }

  /// The previous position.
  package var source: PixelRect { target.moved(by: PixelShift(x: -shift.x, y: -shift.y)) }
}
