public import AppBuilding
import Foundation

/// The event loop of `rivulet run --watch`, which builds the app, runs it in its own window, and after each change replaces the process
/// while preserving its state.
///
/// The new process opens its window at the same size before the old process closes its own.
public final class RunSession {
  private enum Event: Sendable {
    case files(FileWatcher.Change)
    case built(Int, LiveBuild.Outcome, folders: Set<String>)
    /// A line from an app, along with the app's number.
    case app(Int, Data)
    case ended(Int, LaunchedProcess.End)
  }

  /// A running app.
  private struct RunningApp {
    let number: Int
    let process: LaunchedProcess
    let socket: LineSocket
  }

  private let events = EventQueue<Event>()
  private let builds: BuildRunner
  private var changes = ChangeCollector()
  private var watch: SourceWatch?
  private let environment: [String: String]
  private let arguments: [String]
  /// The file that transfers the state from one process to the next.
  private let stateFile: URL
  /// The path of the sockets at which the processes serve the inspector, without the number of the process.
  private let inspectorPath: String
  private var current: RunningApp?
  private var next: RunningApp?
  private var lastNumber = 0
  /// The program to start once the current app has reported its state.
  private var pending: String?
  private var stateDeadline: Date?
  private var status: Int32?

  /// The time within which an app must report its state, in seconds.
  private static let stateTimeout = 3.0

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - environment: The environment variables for the app.
  ///   - arguments: The arguments for the app.
  ///   - refresh: A closure that updates a package created from a project, or nil for other packages.
  ///   - install: A closure that installs a program at the location where it finds the app's resources, and returns the path for starting
  ///     it.
  public init(
    _ package: PackageBuild, program: String, environment: [String: String], arguments: [String],
    refresh: (@Sendable () throws -> Void)? = nil, install: @escaping @Sendable (String) throws -> String
  ) {
    let build = LiveBuild(package, program: program, refresh: refresh, install: install)
    builds = BuildRunner(build) { [events] in events.post(.built($0, $1, folders: $2)) }
    (self.environment, self.arguments) = (environment, arguments)
    stateFile = FileManager.default.temporaryDirectory.appending(path: "rivulet-state-\(UUID().uuidString).json")
    let folder = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
    inspectorPath = URL(filePath: folder).appending(path: "rivulet-inspect-\(UUID().uuidString.prefix(8)).watch").path
  }

  /// Runs the session until the app is closed.
  ///
  /// - Returns: The app's exit status.
  public func run(watching folders: [String], excluding excluded: [String]) throws -> Int32 {
    defer { try? FileManager.default.removeItem(at: stateFile) }
    // A process that is ended by a signal leaves the file of its socket.
    defer { for number in 0...lastNumber { try? FileManager.default.removeItem(atPath: "\(inspectorPath)\(number)") } }
    watch = try SourceWatch(folders, excluding: excluded) { [events] in events.post(.files($0)) }
    builds.start(FileWatcher.Change(), savedAt: nil)
    while status == nil {
      let event = events.next(until: [changes.dueAt, stateDeadline].compactMap(\.self).min())
      if let event { handle(event) }
      if let moment = changes.dueAt, moment <= Date() {
        let (change, savedAt) = changes.take()
        builds.start(change, savedAt: savedAt)
      }
      if let moment = stateDeadline, moment <= Date() { startPending() }
    }
    builds.cancel()
    for app in [current, next] { app?.process.kill(SIGTERM) }
    return status ?? 0
  }

  private func handle(_ event: Event) {
    switch event {
    case .files(let change): changes.add(change, at: Date())
    case .built(let number, let outcome, let folders):
      watch?.add(folders)
      if builds.isNewest(number) { finish(outcome) }
    case .app(let number, let line): take(line, from: number)
    case .ended(let number, let end): ended(number, end)
    }
  }

  private func finish(_ outcome: LiveBuild.Outcome) {
    switch outcome {
    case .cancelled: return
    case .same: break
    case .failure(_, let text): say(text)
    case .program(let path):
      pending = path
      guard let current else { return startPending() }
      current.socket.send(Data("{\"kind\":\"save\"}".utf8))
      stateDeadline = Date() + Self.stateTimeout
    }
    builds.warmUp()
  }

  private func take(_ line: Data, from number: Int) {
    guard let message = try? JSONSerialization.jsonObject(with: line) as? [String: Any], let kind = message["kind"] as? String else {
      return
    }
    if kind == "state", number == current?.number, let live = message["live"] {
      try? JSONSerialization.data(withJSONObject: live).write(to: stateFile)
      startPending()
    } else if kind == "shown", number == next?.number {
      current?.process.kill(SIGTERM)
      current = next
      next = nil
      if let savedAt = builds.savedAt { say("Updated in \(String(format: "%.2f", Date().timeIntervalSince(savedAt))) s.") }
    }
  }

  private func startPending() {
    stateDeadline = nil
    guard let path = pending else { return }
    pending = nil
    next?.process.kill(SIGKILL)
    next = nil
    do {
      let app = try start(path)
      if current == nil { current = app } else { next = app }
    } catch {
      say("\(error)")
    }
  }

  private func start(_ path: String) throws -> RunningApp {
    lastNumber += 1
    let (own, other) = try LineSocket.pair()
    defer { close(other) }
    let live = ["RIVULET_LIVE": "3:\(stateFile.path(percentEncoded: false))"]
    var variables = environment.merging(live) { $1 }
    // The inspector's window belongs to the first process, and connects to the processes after it.
    if let way = Self.inspection(environment["RIVULET_INSPECT"], at: inspectorPath, process: lastNumber) {
      variables["RIVULET_INSPECT"] = way
    }
    let process = try LaunchedProcess(path, arguments, environment: variables, descriptor: other)
    own.read(onLine: { [events, lastNumber] in events.post(.app(lastNumber, $0)) }, onEnd: {})
    process.wait { [events, lastNumber] in events.post(.ended(lastNumber, $0)) }
    return RunningApp(number: lastNumber, process: process, socket: own)
  }

  /// Returns the way in which one of the processes is inspected, as the value of a variable; nil if the inspector's window isn't requested.
  ///
  /// - Parameter process: The number of the process, beginning with 1.
  static func inspection(_ wish: String?, at path: String, process: Int) -> String? {
    guard wish == "window" else { return nil }
    return "\(process == 1 ? "window" : "next"):\(path)\(process)"
  }

  private func ended(_ number: Int, _ end: LaunchedProcess.End) {
    if number == next?.number {
      next = nil
      say("The updated app exited with status \(end.status) before it opened a window. The previous version keeps running.")
    } else if number == current?.number {
      current = nil
      if let next {
        current = next
        self.next = nil
      } else if pending != nil {
        startPending()
      } else if end.status == 0 || end.status == 69 {
        status = end.status
      } else {
        say("The app exited with status \(end.status). It will restart when a file is saved.")
      }
    }
  }

  private func say(_ sentence: String) {
    if !sentence.isEmpty { FileHandle.standardError.write(Data("\(sentence)\n".utf8)) }
  }
}
