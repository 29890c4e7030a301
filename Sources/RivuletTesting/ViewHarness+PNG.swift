public import Foundation
import RivuletHeadless

extension ViewHarness {
  /// Returns the window as a PNG file in the fonts of the machine, with a number of pixels per point, by default the display's scale.
  ///
  /// Text is positioned by the harness's measurer. Use a `SystemFontMeasurer` for pictures that a person looks at. Throws an error for a
  /// scale that is not above 0.
  public func png(scale: Double? = nil) throws -> Data {
    try driver.png(scale: scale)
  }
}
