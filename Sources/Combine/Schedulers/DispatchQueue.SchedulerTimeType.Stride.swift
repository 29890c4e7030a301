public import Dispatch
import Foundation

extension DispatchQueue.SchedulerTimeType {
  /// A time interval in nanoseconds. Literals are in seconds, and intervals that are out of range are clamped.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    public typealias FloatLiteralType = Double
    public typealias IntegerLiteralType = Int
    public typealias Magnitude = Int

    /// The length in nanoseconds. The property's name appears in descriptions of an interval.
    private var _nanoseconds: Int

    /// The coding keys of an interval. They use the property's previous name for compatibility with stored intervals.
    private enum CodingKeys: String, CodingKey {
      case _nanoseconds = "magnitude"
    }

    /// The length in nanoseconds, which may be negative.
    public var magnitude: Int {
      get { _nanoseconds }
      set { _nanoseconds = newValue }
    }

    /// The equivalent dispatch time interval.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    /// Creates an interval from a dispatch time interval. `.never` becomes the longest interval.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let count): _nanoseconds = count.clampedProduct(1_000_000_000)
      case .milliseconds(let count): _nanoseconds = count.clampedProduct(1_000_000)
      case .microseconds(let count): _nanoseconds = count.clampedProduct(1_000)
      case .nanoseconds(let count): _nanoseconds = count
      case .never: _nanoseconds = .max
      @unknown default: _nanoseconds = .max
      }
    }

    public init(floatLiteral value: Double) {
      self = .seconds(value)
    }

    public init(integerLiteral value: Int) {
      self = .seconds(value)
    }

    public init?<T>(exactly source: T) where T: BinaryInteger {
      guard let nanoseconds = Int(exactly: source) else { return nil }
      _nanoseconds = nanoseconds
    }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude.clampedSum(rhs.magnitude)) }
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    public static func - (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude.clampedDifference(rhs.magnitude)) }
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    public static func * (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude.clampedProduct(rhs.magnitude)) }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

    public static func seconds(_ s: Double) -> Stride { .nanoseconds(Int(clamping: s * 1e9)) }

    public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
    public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }

    /// The length in nanoseconds for waiting, which is never negative.
    var clampedNanoseconds: UInt64 { UInt64(Swift.max(0, magnitude)) }
  }
}
