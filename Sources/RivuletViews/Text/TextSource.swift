/// Text that is made where it is shown, from a value that this class's subclasses hold.
package class TextSource: @unchecked Sendable {
  init() {}

  /// Adds the text to `resolver` in a style.
  @MainActor func resolve(into resolver: inout TextResolver, _ style: TextRunStyle) {}

  /// Whether `other` makes the same text everywhere.
  func isSame(as other: TextSource) -> Bool { self === other }
}

extension TextSource: Equatable {
  package static func == (lhs: TextSource, rhs: TextSource) -> Bool { lhs === rhs || lhs.isSame(as: rhs) }
}
