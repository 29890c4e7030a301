/// The rows of one section of a lazy container, by their places among all rows.
package struct RowSection {
  package var header: Range<Int>
  package var content: Range<Int>
  package var footer: Range<Int>
  /// What a modifier of the section keeps for the container; nil for nothing.
  package var mark: AnyObject?

  package init(header: Range<Int>, content: Range<Int>, footer: Range<Int>) {
    (self.header, self.content, self.footer) = (header, content, footer)
  }

  /// All rows of it.
  package var rows: Range<Int> { header.lowerBound..<footer.upperBound }
}
