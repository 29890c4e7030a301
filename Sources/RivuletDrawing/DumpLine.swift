import Foundation
import RivuletGeometry

/// A builder for a line of a dump, which consists of words separated by spaces.
struct DumpLine {
  /// The text of the line so far.
  private(set) var text: String

  /// Creates a line that starts with the given word.
  init(_ word: String) {
    text = word
  }

  /// Appends a word unchanged.
  mutating func word(_ word: String) {
    text += " " + word
  }

  /// Appends a word if a condition is true.
  mutating func flag(_ word: String, _ applies: Bool) {
    if applies { self.word(word) }
  }

  /// Appends numbers in a form that parses to exactly equal values.
  mutating func numbers(_ values: CGFloat...) {
    for value in values { word(Number(value).description) }
  }

  /// Appends the coordinates of a point.
  mutating func point(_ point: CGPoint) {
    numbers(point.x, point.y)
  }

  /// Appends x, y, width and height.
  mutating func rect(_ rect: CGRect) {
    numbers(rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Appends the linear red, green and blue components and the opacity.
  mutating func color(_ color: PaintColor) {
    for component in [color.red, color.green, color.blue, color.opacity] { word(Number(component).description) }
  }

  /// Appends quoted text. Escapes ensure that the text occupies a single line.
  mutating func quoted(_ string: String) {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    word(quoted + "\"")
  }
}
