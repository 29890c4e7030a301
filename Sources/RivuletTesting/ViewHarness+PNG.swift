public import Foundation
import RivuletHeadless

extension ViewHarness {
  /// The window as a PNG file in the fonts of the machine, with so many pixels for each point; the display's own scale without one.
  ///
  /// Text lies where the harness's measurer put it: give the harness a `SystemFontMeasurer` for pictures that a person looks at. Throws for a
  /// scale that is not above 0.
  public func png(scale: Double? = nil) throws -> Data {
    try driver.png(scale: scale)
  }
}
