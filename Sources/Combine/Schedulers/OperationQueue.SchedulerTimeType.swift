public import Foundation

extension OperationQueue {
  /// A point in time on the clock of operation queues, which is a date.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The point in time.
    public var date: Date

    /// Creates a scheduler time for a date.
    public init(_ date: Date) {
      self.date = date
    }

    /// Returns the interval from this time to another; negative if the other time is earlier.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// Returns the time that is later by the given interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }
  }
}

extension OperationQueue.SchedulerTimeType {
  /// A time interval in seconds.
  public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, SchedulerTimeIntervalConvertible, Sendable {
    public typealias FloatLiteralType = TimeInterval
    public typealias IntegerLiteralType = TimeInterval
    public typealias Magnitude = TimeInterval

    /// The length in seconds, which may be negative.
    public var magnitude: TimeInterval

    /// The length in seconds, which may be negative.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates an interval of the given number of seconds.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    public init(integerLiteral value: TimeInterval) {
      magnitude = value
    }

    public init(floatLiteral value: TimeInterval) {
      magnitude = value
    }

    public init?<T>(exactly source: T) where T: BinaryInteger {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
    public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}
