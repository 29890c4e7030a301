package import Foundation

/// The growth of a desktop window that is too small for its content or sheets.
///
/// The window grows when its content needs more room than before, but not while the user shrinks it. Once its sheets have closed, the
/// window returns to its previous size.
package struct WindowGrowth {
  /// The window sizes before and after growing for a sheet, in points, or nil while the window has not grown.
  private var growth: (former: CGSize, grown: CGSize)?
  /// The window and content sizes at the last check, in points.
  private var last: (window: CGSize, content: CGSize)?

  package init() {}

  /// Returns the new size of the window, or nil to keep its current size.
  ///
  /// - Parameters:
  ///   - content: The window size that the content requires, in points.
  ///   - sheets: The window size that the sheets require, in points, or zero without sheets.
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
    // The window system may have rejected the size, so don't request it twice.
    guard let larger = size.grown(to: sheets), larger != growth?.grown else { return nil }
    growth = (growth?.former ?? size, larger)
    return larger
  }
}

extension CGSize {
  /// Returns the smallest size that contains this size and another, or nil if this size suffices.
  fileprivate func grown(to other: CGSize) -> CGSize? {
    guard other.width > width || other.height > height else { return nil }
    return CGSize(width: max(width, other.width.rounded(.up)), height: max(height, other.height.rounded(.up)))
  }
}
