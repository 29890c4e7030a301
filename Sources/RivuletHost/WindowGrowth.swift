package import Foundation

/// The growth of a desktop window that is too small for its content or its sheets.
///
/// It grows when the content needs more room than before, but not while the user makes it smaller. When its sheets have closed, the window
/// returns to its previous size.
package struct WindowGrowth {
  /// The size before and after the growth for a sheet, in points; nil while the window has not grown.
  private var growth: (former: CGSize, grown: CGSize)?
  /// The sizes of the window and the content at the last check, in points.
  private var last: (window: CGSize, content: CGSize)?

  package init() {}

  /// Returns the new size of a window, or nil if it keeps its size.
  ///
  /// - Parameters:
  ///   - content: The size that the content needs in the window, in points.
  ///   - sheets: The size that the sheets need, in points; zero without sheets.
  ///   - size: The current size.
  package mutating func newSize(content: CGSize, sheets: CGSize, from size: CGSize) -> CGSize? {
    defer { last = (size, content) }
    if let last, last.window == size, last.content != content, let larger = size.grown(to: content) {
      growth = nil
      return larger
    }
    if let growth, sheets.width <= growth.former.width, sheets.height <= growth.former.height {
      self.growth = nil
      return size == growth.grown ? growth.former : nil
    }
    // The window system may reject a size.
    guard let larger = size.grown(to: sheets), larger != growth?.grown else { return nil }
    growth = (growth?.former ?? size, larger)
    return larger
  }
}

extension CGSize {
  /// Returns the size that contains this one and another one, or nil if this one is large enough.
  fileprivate func grown(to other: CGSize) -> CGSize? {
    guard other.width > width || other.height > height else { return nil }
    return CGSize(width: max(width, other.width.rounded(.up)), height: max(height, other.height.rounded(.up)))
  }
}
