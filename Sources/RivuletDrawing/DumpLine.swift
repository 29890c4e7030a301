import Foundation
import RivuletGeometry

/// One line of a dump under construction: words with spaces between them.
struct DumpLine {
  /// The text so far.
  private(set) var text: String

  /// Creates a line that starts with a word.
  init(_ word: String) {
    text = word
  }

  /// Adds a word unchanged.
  mutating func word(_ word: String) {
    text += " " + word
  }

  /// Adds a word if it applies.
  mutating func flag(_ word: String, _ applies: Bool) {
    if applies { self.word(word) }
  }

  /// Adds numbers in a form that parses to exactly equal values.
  mutating func numbers(_ values: CGFloat...) {
    for value in values { word(Number(value).description) }
  }

  /// Adds x and y.
  mutating func point(_ point: CGPoint) {
    numbers(point.x, point.y)
  }

  /// Adds x, y, width and height.
  mutating func rect(_ rect: CGRect) {
    numbers(rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Adds linear red, green and blue and the opacity.
  mutating func color(_ color: PaintColor) {
    for component in [color.red, color.green, color.blue, color.opacity] { word(Number(component).description) }
  }

  /// Adds quoted text on a single line, whatever it contains.
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
