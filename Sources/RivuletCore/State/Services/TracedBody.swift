/// A body that is evaluated or kept.
package struct TracedBody {
  /// A reason for an evaluation.
  package struct Reason: Sendable, Equatable, Codable {
    /// The word that `_printChanges` prints (B2.13).
    package let word: String
    /// The stored properties that differ, for `@self`.
    package var fields: [String] = []

    package init(_ word: String, fields: [String] = []) { (self.word, self.fields) = (word, fields) }
  }

  /// The unique number of the body in the graph. Numbers are never reused.
  package let id: UInt32
  package let type: any Any.Type
  package let reasons: [Reason]

  package init(id: UInt32, type: any Any.Type, reasons: [Reason] = []) {
    (self.id, self.type, self.reasons) = (id, type, reasons)
  }
}

extension TracedBody {
  /// True if the view or modifier belongs to the app; false if it belongs to the library.
  package var isOwn: Bool { TracedType.of(type).isOwn }

  /// The name of the type, without its module.
  package var name: String { TracedType.of(type).name }
}

extension TracedBody.Reason {
  /// The reason formatted as text, such as `@self(title)`.
  package var text: String { fields.isEmpty ? word : "\(word)(\(fields.joined(separator: ", ")))" }
}
