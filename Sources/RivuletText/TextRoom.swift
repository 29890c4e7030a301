package import Foundation

/// How much room strings take at most that look alike.
package struct TextRoom: Sendable {
  /// The most that a character adds along each axis, in points.
  private let character: CGSize
  /// The most that ink and rounding add to all characters.
  private let ink: CGFloat
  /// How many lines each has at least.
  private let lines: Int

  init(character: CGSize, ink: CGFloat, lines: Int) {
    self.character = character
    self.ink = ink
    self.lines = lines
  }

  /// The most room that a string and its ink take, broken as it may be. Nil where that is unknown: of characters beyond ASCII.
  package func most(for string: String) -> CGSize? {
    guard ColumnLines.isOneLine(string) else { return nil }
    // One more for "…", and for a line without characters.
    let count = CGFloat(max(string.utf8.count, lines) + 1)
    return CGSize(width: count * character.width + ink, height: count * character.height + ink)
  }
}
