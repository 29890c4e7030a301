/// An offset in whole pixels.
package struct PixelShift: Equatable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  package static var zero: PixelShift { PixelShift(x: 0, y: 0) }

  /// Returns the difference between two offsets.
  package static func - (whole: PixelShift, part: PixelShift) -> PixelShift {
    PixelShift(x: whole.x - part.x, y: whole.y - part.y)
  }
}
