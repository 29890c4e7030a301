/// The drain at which a node was last counted as edited, and how.
struct EditStamp: Equatable {
  private var number: UInt64

  /// Of the first drain.
  init() {
    number = 2
  }

  private init(number: UInt64) {
    self.number = number
  }

  /// Of a node that was never edited.
  static var never: EditStamp { EditStamp(number: 0) }

  /// Of no node.
  static var none: EditStamp { EditStamp(number: .max) }

  /// Of a node that is not listed at that drain, since it was put into one that hung from nothing.
  var ofLoose: EditStamp { EditStamp(number: number | 1) }

  /// Whether both are of one drain.
  @inline(__always) func isOf(_ other: EditStamp) -> Bool { number | 1 == other.number | 1 }

  /// Goes on to the next drain.
  mutating func advance() { number = (number | 1) + 1 }
}
