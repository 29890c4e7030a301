/// How many lines a text may have that is edited.
package enum EditingLines: Sendable, Hashable {
  case one
  /// As many as there are breaks and as the room makes. Return breaks a line by itself, or only with shift or option (our choice: on phones,
  /// and on desktops).
  case several(returnBreaks: Bool)
}
