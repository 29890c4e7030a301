/// The number of lines that an edited text may have.
package enum EditingLines: Sendable, Hashable {
  case one
  /// All lines that the breaks and the width require. Return breaks a line on its own, or only with Shift or Option (our choice: on phones, and
  /// on desktops).
  case several(returnBreaks: Bool)
}
