/// A stamp that identifies the drain for which a node was last counted as edited.
struct EditStamp: Equatable {
  private var number: UInt64

  /// Creates the stamp for the first drain.
  init() {
    number = 2
  }

  private init(number: UInt64) {
    self.number = number
  }

  /// The stamp of a node that has never been edited.
  static var never: EditStamp { EditStamp(number: 0) }

  /// A stamp that no node has.
  static var none: EditStamp { EditStamp(number: .max) }

  /// The stamp for a node that is counted as edited but not listed, because it was inserted into a detached node.
  var forDetached: EditStamp { EditStamp(number: number | 1) }

  /// Returns true if both stamps belong to the same drain.
  @inline(__always) func isOf(_ other: EditStamp) -> Bool { number | 1 == other.number | 1 }

  /// Advances the stamp to the next drain.
  mutating func advance() { number = (number | 1) + 1 }
}
