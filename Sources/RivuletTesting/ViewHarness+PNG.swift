public import Foundation
import RivuletHeadless

extension ViewHarness {
  /// Returns a PNG image of the window, drawn with the machine's fonts at the given number of pixels per point, which defaults to the
  /// display's scale.
  ///
  /// The harness's measurer determines text positions. Use a `SystemFontMeasurer` for images that people look at. Throws an error if the
  /// scale is not greater than 0.
  public func png(scale: Double? = nil) throws -> Data {
    try driver.png(scale: scale)
  }
}
