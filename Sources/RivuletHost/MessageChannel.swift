import Dispatch
package import Foundation

/// A connection over which lines of JSON go in both directions. Everything happens on the main queue.
@MainActor
package final class MessageChannel {
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private var rest = Data()
  /// Called with each line.
  package var onLine: (Data) -> Void = { _ in }
  /// Called when the other side is gone.
  package var onEnd: () -> Void = {}

  /// The longest line, in bytes. A longer one is left out.
  private static let longestLine = 64 << 20

  package init(descriptor: Int32) {
    self.descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.activate()
  }

  /// Sends a message. A message to a side that is gone is dropped.
  package func send(_ message: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let line = try? encoder.encode(message) else { return }
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
      let line = rest[rest.startIndex..<end]
      rest = rest[rest.index(after: end)...]
      onLine(Data(line))
    }
    rest = rest.count > Self.longestLine ? Data() : Data(rest)
  }
}
