import Foundation
import RivuletGeometry

extension DumpReader {
  /// Parses two numbers as a point.
  mutating func point() throws -> CGPoint {
    CGPoint(x: try number("An x"), y: try number("A y"))
  }

  /// Parses four numbers as a rectangle.
  mutating func rect() throws -> CGRect {
    CGRect(x: try number("An x"), y: try number("A y"), width: try number("A width"), height: try number("A height"))
  }

  /// Parses four numbers as a colour.
  mutating func color() throws -> PaintColor {
    PaintColor(
      linearRed: try component("Red"), green: try component("Green"), blue: try component("Blue"), opacity: try component("Opacity"))
  }

  /// Parses a `Float` directly, so that the number is rounded only once.
  private mutating func component(_ what: String) throws -> Float {
    let word = try word(what)
    guard let value = Float(word) else { throw failure("\(what) expected, but found \(word).") }
    return value
  }

  /// Parses quoted text as a path.
  mutating func path() throws -> Path {
    let text = try quoted("A path in quotes")
    guard let path = Path(text) else { throw failure("\"\(text)\" is no path.") }
    return path
  }

  /// Parses two integers as a range. They must be ascending and not negative.
  mutating func range() throws -> Range<Int> {
    let start = try integer("The beginning of a range")
    let end = try integer("The end of a range")
    guard 0 <= start, start <= end else { throw failure("A range cannot reach from \(start) to \(end).") }
    return start..<end
  }
}
