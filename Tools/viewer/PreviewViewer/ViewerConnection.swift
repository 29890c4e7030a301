import Dispatch
import Foundation

/// The socket that carries frames to the viewer and the user's actions from it.
@MainActor
public final class ViewerConnection {
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private var rest = Data()
  /// The closure that receives each message.
  var onMessage: (ViewerMessage) -> Void = { _ in }
  /// The closure to call when the `rivulet preview` command has ended.
  var onEnd: () -> Void = {}

  public init(descriptor: Int32) {
    self.descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
  }

  /// Returns the connection that the process inherited, or nil if the viewer was not started by the command.
  public static func ofProcess() -> ViewerConnection? {
    ProcessInfo.processInfo.environment["RIVULET_PREVIEW_VIEWER"].flatMap { Int32($0) }.map { ViewerConnection(descriptor: $0) }
  }

  /// Starts receiving messages.
  func start() { source.activate() }

  /// Sends a message, or discards it if the command has ended.
  func send(_ message: ViewerMessage) {
    guard let line = try? JSONEncoder().encode(message) else { return }
    (line + Data("\n".utf8)).withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Foundation.send(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
        if count < 0, errno != EINTR { return }
        sent += max(count, 0)
      }
    }
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count <= 0 {
      if count < 0, errno == EINTR || errno == EAGAIN { return }
      source.cancel()
      return onEnd()
    }
    rest.append(contentsOf: buffer[..<count])
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Data(rest[rest.startIndex..<end])
      rest = Data(rest[rest.index(after: end)...])
      if let message = try? JSONDecoder().decode(ViewerMessage.self, from: line) { onMessage(message) }
    }
  }
}
