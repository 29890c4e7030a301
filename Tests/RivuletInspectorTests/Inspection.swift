import Foundation
import RivuletHeadless
import RivuletHost
import SwiftUI

/// A view without a screen that is inspected over a pair of connected sockets.
@MainActor
final class Inspection {
  let driver: HeadlessDriver
  let service: InspectorService
  /// The events that the tool has received, in order.
  private(set) var events: [InspectorMessage] = []
  private let socket: LineSocket
  private var waiting: [Int: CheckedContinuation<InspectorMessage, Never>] = [:]
  private var waitingForLine: CheckedContinuation<InspectorMessage, Never>?
  private var last = 0

  init<V: View>(_ view: V, idiom: Idiom = .phone) async {
    var configuration = HeadlessConfiguration()
    configuration.idiom = idiom
    driver = HeadlessDriver(view, configuration: configuration)
    service = InspectorService(driver.host.app, name: "Example", log: CauseLog(clock: nil))
    let (ours, theirs) = Self.pair()
    socket = ours
    service.add(theirs)
    socket.onLine = { [unowned self] in receive($0) }
    await driver.settle()
  }

  /// Returns two connected sockets.
  static func pair() -> (LineSocket, LineSocket) {
    let (one, other) = descriptors()
    return (LineSocket(descriptor: one), LineSocket(descriptor: other))
  }

  /// Returns the numbers of two connected sockets.
  static func descriptors() -> (Int32, Int32) {
    var numbers: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &numbers) == 0 else { fatalError("The system makes no sockets.") }
    return (numbers[0], numbers[1])
  }

  private func receive(_ line: String) {
    guard let message = try? JSONDecoder().decode(InspectorMessage.self, from: Data(line.utf8)) else { return }
    if let id = message.id, let one = waiting.removeValue(forKey: id) { return one.resume(returning: message) }
    if let one = waitingForLine {
      waitingForLine = nil
      return one.resume(returning: message)
    }
    events.append(message)
  }

  /// Sends a request, and returns its answer.
  func ask(_ name: String, _ change: (inout InspectorRequest) -> Void = { _ in }) async -> InspectorMessage {
    last += 1
    var request = InspectorRequest(name)
    request.id = last
    change(&request)
    let line = (try? JSONEncoder().encode(request)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let id = last
    return await withCheckedContinuation { continuation in
      waiting[id] = continuation
      socket.send(line)
    }
  }

  /// Sends a line that is no request, and returns the next message without a number.
  func send(_ line: String) async -> InspectorMessage {
    await withCheckedContinuation { continuation in
      waitingForLine = continuation
      socket.send(line)
    }
  }

  /// Closes the connection of the tool.
  func vanish() { socket.close() }
}

extension [ViewAnswer] {
  /// The views and everything inside, parents first.
  var flat: [ViewAnswer] { flatMap { [$0] + $0.children.flat } }
}
