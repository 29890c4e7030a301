/// The running update's transaction as received at a position in the tree (B6.01).
package struct UpdateTransaction {
  package var transaction = Transaction()
  /// The number of the update. Different updates may have equal transactions.
  package let update: Int
}
