/// A signposter whose signposts are not recorded. Closures passed to it run normally, and nothing is written.
public struct OSSignposter: Sendable {
  /// Creates a signposter without a subsystem or category.
  public init() {}
  /// Creates a signposter for a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a subsystem and a category.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter that uses a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter that uses a logger.
  public init(logger: Logger) {}

  /// A disabled signposter.
  public static let disabled = OSSignposter()

  /// A Boolean value that indicates whether signposts are recorded. The value is always false.
  public var isEnabled: Bool { false }

  /// Returns an identifier for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns an identifier for an interval associated with an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Marks a point in time with an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a point in time with an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  /// Runs a closure inside an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Sendable {
  let number: UInt64

  /// Creates an identifier for an interval in a log.
  public init(log: OSLog) { self = .exclusive }
  private init(number: UInt64) { self.number = number }

  /// The identifier of an interval that never overlaps another one of its name.
  public static let exclusive = OSSignpostID(number: 1)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(number: 0)
  /// An invalid identifier.
  public static let null = invalid
}

/// The state of an interval in progress.
public final class OSSignpostIntervalState: Sendable {}

/// The kinds of signposts.
public enum OSSignpostType: UInt8, Sendable {
  case event, begin, end
}

/// Marks a point in time, or the beginning or end of an interval. Has no effect, because no tool records signposts.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
