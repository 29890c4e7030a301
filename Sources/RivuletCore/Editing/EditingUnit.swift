/// The extent of a movement or a deletion.
package enum EditingUnit: Sendable, Hashable {
  /// A character as people see it.
  case character
  case word
  /// The text up to the end of the line.
  case line
  /// The text up to its beginning or its end.
  case text
}

/// The direction of a movement or a deletion, in reading order.
package enum EditingDirection: Sendable, Hashable {
  case backward, forward
}
