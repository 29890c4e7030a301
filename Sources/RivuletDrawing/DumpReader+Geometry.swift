import Foundation
import RivuletGeometry

extension DumpReader {
  /// The next two numbers.
  mutating func point() throws -> CGPoint {
    CGPoint(x: try number("An x"), y: try number("A y"))
  }

  /// The next four numbers.
  mutating func rect() throws -> CGRect {
    CGRect(x: try number("An x"), y: try number("A y"), width: try number("A width"), height: try number("A height"))
  }

  /// The next four numbers.
  mutating func color() throws -> PaintColor {
    PaintColor(
      linearRed: try component("Red"), green: try component("Green"), blue: try component("Blue"), opacity: try component("Opacity"))
  }

  /// Read as what it was written from, so that no digit is lost twice.
  private mutating func component(_ what: String) throws -> Float {
    let word = try word(what)
    guard let value = Float(word) else { throw failure("\(what) expected, but found \(word).") }
    return value
  }

  /// The next quoted text as a path.
  mutating func path() throws -> Path {
    let text = try quoted("A path in quotes")
    guard let path = Path(text) else { throw failure("\"\(text)\" is no path.") }
    return path
  }

  /// The next two integers, in order and not negative.
  mutating func range() throws -> Range<Int> {
    let start = try integer("The beginning of a range")
    let end = try integer("The end of a range")
    guard 0 <= start, start <= end else { throw failure("A range cannot reach from \(start) to \(end).") }
    return start..<end
  }
}
