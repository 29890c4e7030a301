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

  /// The name in a line.
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

/// Writes messages of a part of an app to standard error: a line each, with the time, the subsystem and the category.
///
/// Messages for debugging are written only where the variable `OS_ACTIVITY_DT_MODE` is set, as in Xcode.
open class OSLog: NSObject, @unchecked Sendable {
  /// The use of a category.
  public struct Category: Hashable, Sendable {
    let name: String

    /// Things worth seeing among signposts.
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

  /// The messages of a category.
  public convenience init(subsystem: String, category: String) { self.init(subsystem: subsystem, category: category, isEnabled: true) }

  /// The messages of a category.
  public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.name) }

  /// Messages of no part.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Takes no messages.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  private static let showsDebugging = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  /// Whether messages of a kind are written.
  open func isEnabled(type: OSLogType) -> Bool { isEnabled && (type != .debug || Self.showsDebugging) }

  func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
    guard isEnabled(type: type) else { return }
    let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let time = Date().formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true).dateTimeSeparator(.space))
    let line = "\(time) \(type.name)\(origin.isEmpty ? "" : " [\(origin)]") \(message())\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// Writes messages of a part of an app.
public struct Logger: Sendable {
  private let log: OSLog

  /// Messages of no part.
  public init() { log = .default }

  /// The messages of a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// The messages of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of a kind.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
  /// Writes a message for following what goes on.
  public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
  /// Writes a message for finding mistakes.
  public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
  /// Writes of something that may become an error.
  public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
  /// Writes of an error.
  public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
  /// Writes of an error of more than the app.
  public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
  /// Writes of a mistake in the app.
  public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// Writes a message with values in the places of `%@`, `%d` and their like.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  log.write(type, FormattedMessage.text("\(message)", arguments))
}

/// Writes a message with values in the places of `%@`, `%d` and their like.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.write(type, FormattedMessage.text("\(message)", arguments))
}

/// Fills values into formats as `os_log` has them.
enum FormattedMessage {
  /// The text of a format, whose marks may say what is private: `%{public}@`.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    String(format: format.replacing(/%\{[^}]*\}/, with: "%"), arguments: arguments)
  }
}
