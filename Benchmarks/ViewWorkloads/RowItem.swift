/// What a row shows.
package struct RowItem: Identifiable, Equatable, Sendable {
  /// Never used twice in a store.
  package let id: Int
  /// An adjective, a colour and a noun.
  package var label: String
}
