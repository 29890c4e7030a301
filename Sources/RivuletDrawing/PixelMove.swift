/// A move of pixels that stay right in another place.
package struct PixelMove: Equatable, Sendable {
  /// The present place.
  package var target: PixelRect
  /// The movement from the former place.
  package var shift: PixelShift

  /// Creates a move to a rectangle.
  package init(to target: PixelRect, by shift: PixelShift) {
    self.target = target
    self.shift = shift
  }

  /// The former place.
  package var source: PixelRect { target.moved(by: PixelShift(x: -shift.x, y: -shift.y)) }
}
