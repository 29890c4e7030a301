/// The position of an element among its peers, including those that were not made.
package struct SemanticsPosition: Equatable, Sendable {
  /// The position, counted from 0.
  package let index: Int
  package let count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
