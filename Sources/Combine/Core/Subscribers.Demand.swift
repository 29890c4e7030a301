extension Subscribers {
  /// The number of values that a subscriber requests: a count, or unlimited.
  ///
  /// Invariant: the raw value is at most `Int.max + 1`, which represents `.unlimited`.
  @frozen public struct Demand: Equatable, Comparable, Hashable, Sendable {
    /// The count; `Int.max + 1` for unlimited demand.
    let rawValue: UInt

    /// A request for all values.
    public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)

    /// A request for no values, which equals `.max(0)`.
    public static let none = Demand(rawValue: 0)

    /// Returns a demand for a limited number of values. A negative count is a caller error and ends the process with a message.
    public static func max(_ value: Int) -> Demand {
      guard value >= 0 else {
        fatalError("Subscribers.Demand.max(\(value)): a demand cannot be negative. Pass zero or a positive count.")
      }
      return Demand(rawValue: UInt(value))
    }

    /// The count; nil if the demand is unlimited.
    public var max: Int? {
      self == .unlimited ? nil : Int(rawValue)
    }

    /// Returns a demand for a count. A negative count is clamped to zero.
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
  /// Decodes a demand from a number. A number greater than the raw value of `.unlimited` is decoded as `.unlimited`.
  public init(from decoder: any Decoder) throws {
    let stored = try decoder.singleValueContainer().decode(UInt.self)
    self.init(rawValue: Swift.min(stored, Subscribers.Demand.unlimited.rawValue))
  }

  /// Encodes the demand as its raw value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
