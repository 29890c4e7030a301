public import Foundation

extension IndexPath {
  /// Creates an index path for a row in a section of a table.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Creates an index path for an item in a section of a collection.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section index. The path must contain one.
  public var section: Int {
    get { self[startIndex] }
    set { self[startIndex] = newValue }
  }

  /// The row index in the section. The path must contain one.
  public var row: Int {
    get { self[startIndex + 1] }
    set { self[startIndex + 1] = newValue }
  }

  /// The item index in the section. The path must contain one.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
