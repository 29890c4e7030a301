/// How far a movement or a deletion goes.
package enum EditingUnit: Sendable, Hashable {
  /// What people see as one character.
  case character
  case word
  /// All up to the end of the line.
  case line
  /// All up to the beginning or the end of the text.
  case text
}

/// Which way a movement or a deletion goes, in the order in which text is read.
package enum EditingDirection: Sendable, Hashable {
  case backward, forward
}
