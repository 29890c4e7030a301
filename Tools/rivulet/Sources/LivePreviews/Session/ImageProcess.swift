import Foundation

/// A running process that renders the previews.
final class ImageProcess {
  let number: Int
  private let process: LaunchedProcess
  private let socket: LineSocket
  /// True once the process has sent its list of previews.
  var isReady = false

  /// Starts a program as a process that renders previews.
  ///
  /// - Parameter folder: The folder for files with pixels.
  init(_ path: String, number: Int, environment: [String: String], folder: String, events: EventQueue<SessionEvent>) throws {
    self.number = number
    let (own, other) = try LineSocket.pair()
    defer { close(other) }
    socket = own
    // A backtrace with files and lines is more informative than the program's own crash report.
    let tracing = [
      "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,limit=160,top=8,sanitize=no"
    ]
    let own3 = ["RIVULET_PREVIEW_IMAGE": "3:\(folder)", "RIVULET_PREVIEWS": environment["RIVULET_PREVIEWS"] ?? "1"]
    process = try LaunchedProcess(
      path, environment: tracing.merging(environment) { $1 }.merging(own3) { $1 }, descriptor: other)
    let number = number
    socket.read(onLine: { events.post(.image(number, $0)) }, onEnd: {})
    process.wait { events.post(.imageEnded(number, $0)) }
  }

  var id: pid_t { process.id }

  func send(_ line: Data) { socket.send(line) }

  func send(_ message: SessionMessage) {
    if let line = message.line { socket.send(line) }
  }

  /// Closes the connection, upon which the process ends.
  func end() { socket.end() }

  /// Aborts an unresponsive process such that it reports its current calls.
  func abort() { process.kill(SIGABRT) }

  func kill() { process.kill() }
}
