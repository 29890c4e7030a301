/// Where an element stands among its equals, those that were not made included.
package struct SemanticsPosition: Equatable, Sendable {
  /// Counted from 0.
  package let index: Int
  package let count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
