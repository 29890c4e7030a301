public import Foundation

/// The severity of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)

  /// The name that appears in a log line.
  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// A log that writes an app's messages to standard error, one per line, with the time, subsystem and category.
///
/// Debug messages are written only if the environment variable `OS_ACTIVITY_DT_MODE` is set, as Xcode does.
open class OSLog: NSObject, @unchecked Sendable {
  /// A category with a predefined purpose.
  public struct Category: Hashable, Sendable {
    let name: String

    /// The category for signposts that mark points of interest.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
  }

  let subsystem: String
  let category: String
  private let isEnabled: Bool

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  /// Creates a log for a subsystem and a category.
  public convenience init(subsystem: String, category: String) { self.init(subsystem: subsystem, category: category, isEnabled: true) }

  /// Creates a log for a subsystem and a category.
  public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.name) }

  /// The log without a subsystem or category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that discards all messages.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  private static let showsDebugging = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  /// Returns a Boolean value that indicates whether messages of a type are written.
  open func isEnabled(type: OSLogType) -> Bool { isEnabled && (type != .debug || Self.showsDebugging) }

  func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
    guard isEnabled(type: type) else { return }
    let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let time = Date().formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true).dateTimeSeparator(.space))
    let line = "\(time) \(type.name)\(origin.isEmpty ? "" : " [\(origin)]") \(message())\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// A logger for the messages of one part of an app.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a subsystem or category.
  public init() { log = .default }

  /// Creates a logger for a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
  /// Writes a trace message.
  public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
  /// Writes a debug message.
  public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
  /// Writes an informational message.
  public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
  /// Writes a warning message.
  public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
  /// Writes an error message.
  public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
  /// Writes a critical message, about an error that affects more than the app.
  public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
  /// Writes a fault message, about a bug in the app.
  public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// Writes a message in which format specifiers, such as `%@` and `%d`, are replaced by values.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  log.write(type, FormattedMessage.text("\(message)", arguments))
}

/// Writes a message in which format specifiers, such as `%@` and `%d`, are replaced by values.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.write(type, FormattedMessage.text("\(message)", arguments))
}

/// A namespace for the formatting of `os_log` messages.
enum FormattedMessage {
  /// Returns the formatted text. Specifiers in the format may have privacy options, such as `%{public}@`.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    String(format: format.replacing(/%\{[^}]*\}/, with: "%"), arguments: arguments)
  }
}
