/// A move of pixels that remain valid at another position.
package struct PixelMove: Equatable, Sendable {
  /// The rectangle to which the pixels move.
  package var target: PixelRect
  /// The shift from the source to the target.
  package var shift: PixelShift

  /// Creates a move to a target rectangle.
  package init(to target: PixelRect, by shift: PixelShift) {
    self.target = target
    self.shift = shift
  }

  /// The rectangle from which the pixels move.
  package var source: PixelRect { target.moved(by: PixelShift(x: -shift.x, y: -shift.y)) }
}
