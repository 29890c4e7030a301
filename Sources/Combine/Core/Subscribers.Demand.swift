extension Subscribers {
  /// How many more values a subscriber wants: a count, or without limit.
  ///
  /// Invariant: the raw value is at most `Int.max + 1`, and exactly that for `.unlimited`.
  @frozen public struct Demand: Equatable, Comparable, Hashable, Sendable {
    /// The count, or `Int.max + 1` for no limit.
    let rawValue: UInt

    /// As many values as there are.
    public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)

    /// No further value, the same as `.max(0)`.
    public static let none = Demand(rawValue: 0)

    /// A limited demand. A negative count is an error of the caller and ends the process with a message.
    public static func max(_ value: Int) -> Demand {
      guard value >= 0 else {
        fatalError("Subscribers.Demand.max(\(value)): a demand cannot be negative. Pass zero or a positive count.")
      }
      return Demand(rawValue: UInt(value))
    }

    /// The count, or nil if the demand is unlimited.
    public var max: Int? {
      self == .unlimited ? nil : Int(rawValue)
    }

    /// A count that is clamped at zero.
    static func clamped(_ value: Int) -> Demand {
      Demand(rawValue: UInt(Swift.max(0, value)))
    }
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  public var description: String {
    self == .unlimited ? "unlimited" : "max(\(rawValue))"
  }
}

extension Subscribers.Demand: Codable {
  /// Reads a demand, which is a number; numbers above that of `.unlimited` mean `.unlimited`.
  public init(from decoder: any Decoder) throws {
    let stored = try decoder.singleValueContainer().decode(UInt.self)
    self.init(rawValue: Swift.min(stored, Subscribers.Demand.unlimited.rawValue))
  }

  /// Writes the demand as a number: `Int.max + 1` for `.unlimited`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
