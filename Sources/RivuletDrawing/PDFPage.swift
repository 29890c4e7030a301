package import Foundation

/// A page of a PDF file.
package struct PDFPage: Equatable, Sendable {
  /// The content, from the top left corner of the page.
  package let list: DisplayList
  /// The size of the page, in points.
  package let size: CGSize

  /// Creates a page.
  package init(list: DisplayList, size: CGSize) {
    self.list = list
    self.size = size
  }
}
