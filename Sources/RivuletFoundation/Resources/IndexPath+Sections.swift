public import Foundation

extension IndexPath {
  /// Creates the path of a row in a section of a table.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Creates the path of an item in a section of a collection.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section. The path must have one.
  public var section: Int {
    get { self[startIndex] }
    set { self[startIndex] = newValue }
  }

  /// The row in its section. The path must have one.
  public var row: Int {
    get { self[startIndex + 1] }
    set { self[startIndex + 1] = newValue }
  }

  /// The item in its section. The path must have one.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
