public import Foundation
import RivuletHeadless

extension ViewHarness {
  /// Returns the window as a PNG file drawn with the machine's fonts, with a number of pixels per point, by default the display's scale.
  ///
  /// The harness's measurer positions text. Use a `SystemFontMeasurer` for images that people look at. Throws an error for a scale that is
  /// not above 0.
  public func png(scale: Double? = nil) throws -> Data {
    try driver.png(scale: scale)
  }
}
