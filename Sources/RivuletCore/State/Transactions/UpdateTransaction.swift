/// The transaction of the running update, as it arrives at a place of the tree (B6.01).
package struct UpdateTransaction {
  package var transaction = Transaction()
  /// The number of the update; two updates may have equal transactions.
  package let update: Int
}
