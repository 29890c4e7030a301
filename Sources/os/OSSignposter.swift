/// Marks stretches of time for a tool that isn't there: its work is done, and nothing is written.
public struct OSSignposter: Sendable {
  /// Marks of no part.
  public init() {}
  /// The marks of a category.
  public init(subsystem: String, category: String) {}
  /// The marks of a category.
  public init(subsystem: String, category: OSLog.Category) {}
  /// The marks of a log.
  public init(logHandle: OSLog) {}
  /// The marks of a logger.
  public init(logger: Logger) {}

  /// Makes no marks.
  public static let disabled = OSSignposter()

  /// Whether marks are made.
  public var isEnabled: Bool { false }

  /// A number for a stretch.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// A number for a stretch of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins a stretch.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Begins a stretch.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends a stretch.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends a stretch.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  /// Does something as a stretch.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// A number for a stretch of time.
public struct OSSignpostID: Hashable, Sendable {
  let number: UInt64

  /// A number for a stretch of a log.
  public init(log: OSLog) { self = .exclusive }
  private init(number: UInt64) { self.number = number }

  /// Of the only stretch by its name.
  public static let exclusive = OSSignpostID(number: 1)
  /// Of none.
  public static let invalid = OSSignpostID(number: 0)
  /// Of none.
  public static let null = invalid
}

/// A stretch of time that was begun.
public final class OSSignpostIntervalState: Sendable {}

/// The kinds of marks.
public enum OSSignpostType: UInt8, Sendable {
  case event, begin, end
}

/// Marks a moment, or the begin or end of a stretch, for a tool that isn't there.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
