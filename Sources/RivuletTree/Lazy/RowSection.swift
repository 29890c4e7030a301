/// The rows of one section of a lazy container, identified by their indices among all rows.
package struct RowSection {
  package var header: Range<Int>
  package var content: Range<Int>
  package var footer: Range<Int>
  /// An object that one of the section's modifiers stores for the container; nil if there is none.
  package var mark: AnyObject?

  package init(header: Range<Int>, content: Range<Int>, footer: Range<Int>) {
    (self.header, self.content, self.footer) = (header, content, footer)
  }

  /// All rows of the section, including header and footer.
  package var rows: Range<Int> { header.lowerBound..<footer.upperBound }
}
