/// Pixels that show at another place what they showed before.
package struct PixelMove: Equatable, Sendable {
  /// Where they show it now.
  package var target: PixelRect
  /// How far they have come.
  package var shift: PixelShift

  /// A move to a rectangle.
  package init(to target: PixelRect, by shift: PixelShift) {
    self.target = target
    self.shift = shift
  }

  /// Where they come from.
  package var source: PixelRect { target.moved(by: PixelShift(x: -shift.x, y: -shift.y)) }
}
