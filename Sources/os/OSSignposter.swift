/// A signposter without a tool to record its signposts. The work inside intervals is done, and nothing is written.
public struct OSSignposter: Sendable {
  /// Creates a signposter without a subsystem and a category.
  public init() {}
  /// Creates a signposter for a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a subsystem and a category.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter for a logger.
  public init(logger: Logger) {}

  /// A signposter that makes no signposts.
  public static let disabled = OSSignposter()

  /// A Boolean value that indicates whether signposts are recorded, which is always false.
  public var isEnabled: Bool { false }

  /// Returns an id for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns an id for an interval of an object.
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
  /// Marks a moment with an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment with an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  /// Runs a closure as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// The id of an interval.
public struct OSSignpostID: Hashable, Sendable {
  let number: UInt64

  /// Creates an id for an interval of a log.
  public init(log: OSLog) { self = .exclusive }
  private init(number: UInt64) { self.number = number }

  /// The id of the only interval with its name.
  public static let exclusive = OSSignpostID(number: 1)
  /// The id of no interval.
  public static let invalid = OSSignpostID(number: 0)
  /// The id of no interval.
  public static let null = invalid
}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// The types of signposts.
public enum OSSignpostType: UInt8, Sendable {
  case event, begin, end
}

/// Marks a moment, or the beginning or end of an interval, for a tool that does not exist here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
