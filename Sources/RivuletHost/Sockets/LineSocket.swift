import Dispatch
import Foundation

/// A connection over a Unix socket that carries lines of text, served on the main queue.
///
/// Sending never waits: what the other side does not read is kept up to a limit, and lines beyond that are refused. While much waits, no
/// further lines of the other side are taken. A line from the other side that is longer than a limit ends the connection.
@MainActor
package final class LineSocket {
  /// The maximum number of bytes that wait for a slow reader.
  package static let outputLimit = 4 << 20
  /// The number of waiting bytes above which no further lines are taken.
  private static let pauseLimit = 1 << 20
  /// The largest number of bytes in a line from any program.
  package static let lineLimit = 1 << 20
  /// The maximum number of bytes in a line from an app or from the command, such as the tree of an app or its state.
  package static let trustedLineLimit = 64 << 20

  /// Called with each line, without its end.
  package var onLine: (String) -> Void = { _ in }
  /// Called once after the other side has closed the connection or violated the protocol.
  package var onClose: () -> Void = {}
  /// Called when all waiting data has been sent.
  package var onDrain: () -> Void = {}
  /// True until the connection ends.
  package private(set) var isOpen = true

  private let descriptor: Int32
  /// The maximum number of bytes in a line from the other side.
  private let lineLimit: Int
  private let reader: any DispatchSourceRead
  private var writer: (any DispatchSourceWrite)?
  private var input: [UInt8] = []
  /// The number of bytes of `input` whose lines were taken.
  private var taken = 0
  /// The number of bytes of `input` behind which the next end of a line is looked for.
  private var searched = 0
  /// True while no lines are taken, because the other side does not read the answers.
  private var isPaused = false
  /// True while the rest of the lines waits for another turn of the main queue, so that no program keeps the queue for itself.
  private var isContinuing = false
  private var output: [UInt8] = []
  /// The number of bytes of `output` that have been sent.
  private var sent = 0

  /// Serves a connected socket, and takes ownership of it.
  ///
  /// - Parameter lineLimit: The maximum number of bytes in a line from the other side.
  package init(descriptor: Int32, lineLimit: Int = LineSocket.lineLimit) {
    self.descriptor = descriptor
    self.lineLimit = lineLimit
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    let handle = descriptor
    reader.setCancelHandler { _ = Foundation.close(handle) }
    reader.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    reader.resume()
  }

  isolated deinit {
    close()
  }

  /// The number of bytes that wait to be sent.
  package var waitingBytes: Int { output.count - sent }

  /// Sends a line. Returns false, and sends nothing, if too much data is already waiting or the connection has ended.
  @discardableResult
  package func send(_ line: String) -> Bool {
    guard isOpen, waitingBytes < Self.outputLimit else { return false }
    output += line.utf8
    output.append(UInt8(ascii: "\n"))
    write()
    return isOpen
  }

  /// Ends the connection. Waiting data is lost.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    writer?.cancel()
    writer = nil
    reader.cancel()
    // A source that is suspended never ends.
    if isPaused { reader.resume() }
  }

  private func end() {
    guard isOpen else { return }
    close()
    onClose()
  }

  private func read() {
    // The rest of the lines comes first.
    if isContinuing, input.count - taken > lineLimit { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while isOpen, !isPaused {
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count > 0 {
        input += bytes[..<count]
        if !isContinuing { takeLine() }
        if isContinuing, input.count - taken > lineLimit { return }
        continue
      }
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      // The lines that have arrived before the end still count.
      while isOpen, takeNextLine() {}
      return end()
    }
  }

  /// Takes the next line, and the others in later turns of the main queue.
  private func takeLine() {
    isContinuing = false
    guard isOpen, !isPaused, takeNextLine() else { return }
    if isOpen, waitingBytes > Self.pauseLimit {
      isPaused = true
      return reader.suspend()
    }
    continueLater()
  }

  private func continueLater() {
    guard isOpen, !isContinuing, taken < input.count else { return }
    isContinuing = true
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.takeLine() } }
  }

  /// Takes a line from the input, and returns true if there was one.
  private func takeNextLine() -> Bool {
    guard let newline = input[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      input.removeFirst(taken)
      (taken, searched) = (0, input.count)
      if input.count > lineLimit { end() }
      return false
    }
    if newline - taken > lineLimit {
      end()
      return false
    }
    let line = String(decoding: input[taken..<newline], as: UTF8.self)
    (taken, searched) = (newline + 1, newline + 1)
    if !line.isEmpty { onLine(line) }
    return true
  }

  private func write() {
    while isOpen, sent < output.count {
      let count = output.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress.map { $0 + sent }, $0.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if count < 0, errno == EAGAIN || errno == EINTR {
        return waitForRoom()
      } else {
        return end()
      }
    }
    (output, sent) = ([], 0)
    writer?.cancel()
    writer = nil
    onDrain()
    if isPaused {
      isPaused = false
      reader.resume()
      continueLater()
    }
  }

  /// Continues to send once the other side has read.
  private func waitForRoom() {
    if sent > 1 << 16 {
      output.removeFirst(sent)
      sent = 0
    }
    guard writer == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.write() } }
    writer = source
    source.resume()
  }
}
