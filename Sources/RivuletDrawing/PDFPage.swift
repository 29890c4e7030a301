package import Foundation

/// A page of a PDF file.
package struct PDFPage: Equatable, Sendable {
  /// The content, in coordinates whose origin is the top left corner of the page.
  package let list: DisplayList
  /// The size of the page, in points.
  package let size: CGSize

  /// Creates a page from its content and size.
  package init(list: DisplayList, size: CGSize) {
    self.list = list
    self.size = size
  }
}
