/// The base class of sources that create text from a value at the point of use.
package class TextSource: @unchecked Sendable {
  init() {}

  /// Appends the text to `resolver` in a style.
  @MainActor func resolve(into resolver: inout TextResolver, _ style: TextRunStyle) {}

  /// Returns true if `other` creates the same text in every environment.
  func isSame(as other: TextSource) -> Bool { self === other }
}

extension TextSource: Equatable {
  package static func == (lhs: TextSource, rhs: TextSource) -> Bool { lhs === rhs || lhs.isSame(as: rhs) }
}
