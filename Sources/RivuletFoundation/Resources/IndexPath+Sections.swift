public import Foundation

extension IndexPath {
  /// The path of a row in a section, as tables count.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The path of an item in a section, as collections count.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section; the path has to have one.
  public var section: Int {
    get { self[startIndex] }
    set { self[startIndex] = newValue }
  }

  /// The row in its section; the path has to have one.
  public var row: Int {
    get { self[startIndex + 1] }
    set { self[startIndex + 1] = newValue }
  }

  /// The item in its section; the path has to have one.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
