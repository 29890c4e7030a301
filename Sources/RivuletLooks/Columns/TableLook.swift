package import Foundation

/// The appearance of tables, with measurements in points. The desktop measurements match generation 26.
package struct TableLook: Sendable {
  /// True if a table in a compact width collapses to a list of its first column.
  package let collapses: Bool
  /// The height of the column headers, excluding the line below them.
  package let headerHeight: CGFloat
  /// The spacing between columns.
  package let columnSpacing: CGFloat
  /// The minimum width of a column that specifies none (B17.81).
  package let minimumColumnWidth: CGFloat
}

extension TableLook {
  package static let phone = TableLook(collapses: true, headerHeight: 32, columnSpacing: 17, minimumColumnWidth: 100)
  static let desktop = TableLook(collapses: false, headerHeight: 32, columnSpacing: 17, minimumColumnWidth: 100)
}
