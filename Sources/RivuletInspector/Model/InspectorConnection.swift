import Foundation
import RivuletHost

/// A connection to an app that sends requests and passes each answer to the closure waiting for it.
@MainActor
final class InspectorConnection {
  /// Called with each event.
  var onEvent: (InspectorMessage) -> Void = { _ in }
  /// Called once after the app has ended.
  var onClose: () -> Void = {}

  private let socket: LineSocket
  private var waiting: [Int: (InspectorMessage) -> Void] = [:]
  private var last = 0

  /// Connects to a socket. Fails if no app serves the socket.
  init?(path: String) {
    guard let socket = LineSocket.connect(toPath: path) else { return nil }
    self.socket = socket
    socket.onLine = { [weak self] in self?.receive($0) }
    socket.onClose = { [weak self] in self?.onClose() }
  }

  /// Sends a request. The connection calls `completion` with the answer, unless the app ends first.
  func send(_ request: InspectorRequest, completion: @escaping (InspectorMessage) -> Void) {
    last += 1
    var request = request
    request.id = last
    guard let data = try? JSONEncoder().encode(request) else { return }
    waiting[last] = completion
    socket.send(String(decoding: data, as: UTF8.self))
  }

  private func receive(_ line: String) {
    guard let message = try? JSONDecoder().decode(InspectorMessage.self, from: Data(line.utf8)) else { return }
    if let id = message.id { waiting.removeValue(forKey: id)?(message) } else { onEvent(message) }
  }
}
