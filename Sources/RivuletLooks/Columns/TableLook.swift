package import Foundation

/// The form of tables, with measurements in points. The desktop measurements are those of generation 26.
package struct TableLook: Sendable {
  /// True if a table in a compact width becomes a list of its first column.
  package let collapses: Bool
  /// The height of the labels above the columns, without the line below them.
  package let headerHeight: CGFloat
  /// The distance between columns.
  package let columnSpacing: CGFloat
  /// The minimum width of a column that does not set one (B17.81).
  package let leastColumnWidth: CGFloat
}

extension TableLook {
  package static let phone = TableLook(collapses: true, headerHeight: 32, columnSpacing: 17, leastColumnWidth: 100)
  static let desktop = TableLook(collapses: false, headerHeight: 32, columnSpacing: 17, leastColumnWidth: 100)
}
