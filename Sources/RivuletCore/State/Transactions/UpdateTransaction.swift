/// The transaction of the running update, as it arrives at a position in the tree (B6.01).
package struct UpdateTransaction {
  package var transaction = Transaction()
  /// The number of the update; different updates may have equal transactions.
  package let update: Int
}
