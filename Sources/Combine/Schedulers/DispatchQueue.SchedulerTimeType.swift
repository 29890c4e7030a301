public import Dispatch
import Foundation

extension DispatchQueue {
  /// A point in time on the clock that dispatch queues use.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The point in time.
    public var dispatchTime: DispatchTime

    /// Creates a scheduler time from a dispatch time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Returns the interval from this time to another; negative if the other time is earlier.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

    /// Returns the time that is later by the given interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      let start = dispatchTime.uptimeNanoseconds
      let (end, overflow) =
        n.magnitude >= 0
        ? start.addingReportingOverflow(UInt64(n.magnitude)) : start.subtractingReportingOverflow(n.magnitude.magnitude.asUInt64)
      let bound: UInt64 = n.magnitude >= 0 ? .max : 0
      return SchedulerTimeType(DispatchTime(uptimeNanoseconds: overflow ? bound : end))
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }

    public static func == (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
      lhs.dispatchTime == rhs.dispatchTime
    }

    public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
      lhs.dispatchTime < rhs.dispatchTime
    }
  }
}

extension UInt {
  /// The number as a 64-bit integer.
  fileprivate var asUInt64: UInt64 { UInt64(self) }
}
