import AppBuilding
import Foundation
import LivePreviews
import Testing

/// A viewer of previews without a window: it runs a session on a thread of its own and looks at what that sends.
final class PreviewViewing: @unchecked Sendable {
  /// A message of the session.
  struct Message: Decodable {
    struct Entry: Decodable {
      let id: String
      let line: Int?
    }

    struct Problem: Decodable {
      let file: String
      let line: Int
      let text: String
    }

    let kind: String
    var canvas: Int?
    var serial: Int?
    var file: String?
    var width: Int?
    var previews: [Entry]?
    var problems: [Problem]?
    var text: String?
    var lines: [String]?
    /// The line itself.
    var json = ""

    private enum CodingKeys: String, CodingKey { case kind, canvas, serial, file, width, previews, problems, text, lines }
  }

  private let socket: Int32
  private var rest = Data()
  private let done = DispatchSemaphore(value: 0)
  /// The bytes of the newest frame.
  private(set) var pixels = Data()

  /// Opens a session for a package.
  init(_ package: URL) throws {
    var ends: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    socket = ends[0]
    let installation = try SDK.installation()
    nonisolated(unsafe) let source = try AppSource(at: package, target: nil, scratch: nil)
    var build = PackageBuild(installation, folder: source.folder, scratch: source.scratch)
    build.isTranslated = source.isTranslated
    let other = ends[1], done = done
    let update: @Sendable () throws -> Void = { _ = try AppSource(at: package, target: nil, scratch: nil) }
    nonisolated(unsafe) let session = try PreviewSession(
      build, program: try source.program(named: nil), environment: [:],
      refresh: source.isTranslated ? update : nil,
      install: { try source.install($0) })
    let left = source.isTranslated ? [source.scratch, source.folder] : [source.scratch]
    try session.watch(
      [source.home.resolvingSymlinksInPath().path(percentEncoded: false).trimmingSlash],
      excluding: left.map { $0.path(percentEncoded: false).trimmingSlash })
    Thread.detachNewThread {
      session.connectViewer(descriptor: other)
      session.run()
      done.signal()
    }
  }

  /// Ends the session and waits for it.
  func close() {
    shutdown(socket, Int32(SHUT_RDWR))
    done.wait()
    Foundation.close(socket)
  }

  func send(_ message: [String: Any]) throws {
    let line = try JSONSerialization.data(withJSONObject: message) + Data("\n".utf8)
    #expect(line.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) } == line.count)
  }

  /// Waits for a message, and takes all frames on the way.
  func next(_ kinds: String..., seconds: Double = 120) throws -> Message {
    let end = Date() + seconds
    while true {
      let message = try next(until: end)
      if message.kind == "frame" {
        pixels = message.file.flatMap { FileManager.default.contents(atPath: $0) } ?? Data()
        try send(["kind": "taken", "canvas": message.canvas ?? 0, "serial": message.serial ?? 0])
      }
      if kinds.contains(message.kind) { return message }
    }
  }

  private func next(until end: Date) throws -> Message {
    while true {
      if let place = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[rest.startIndex..<place])
        rest = Data(rest[rest.index(after: place)...])
        var message = try JSONDecoder().decode(Message.self, from: line)
        message.json = String(decoding: line, as: UTF8.self)
        return message
      }
      var poller = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      let milliseconds = Int32(max(end.timeIntervalSinceNow * 1_000, 0))
      try #require(poll(&poller, 1, milliseconds) > 0, "The session sent nothing more.")
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(socket, &buffer, buffer.count)
      try #require(count > 0, "The session ended.")
      rest.append(contentsOf: buffer[..<count])
    }
  }

  /// Asks for the state of what is shown.
  func state() throws -> String {
    try send(["kind": "save"])
    return try next("state").json
  }
}

extension String {
  fileprivate var trimmingSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
