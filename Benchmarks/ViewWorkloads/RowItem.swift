/// The content of a row.
package struct RowItem: Identifiable, Equatable, Sendable {
  /// The identifier, which is unique among all items that the store has ever contained.
  package let id: Int
  /// The label, which consists of an adjective, a colour and a noun.
  package var label: String
}
