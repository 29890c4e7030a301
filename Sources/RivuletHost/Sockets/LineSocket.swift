import Dispatch
import Foundation

/// A connection over a Unix socket that carries lines of text, served on the main queue.
///
/// Sending never blocks. Output that the other side has not read is buffered up to a limit, beyond which further lines are rejected. While
/// the buffer is large, no further input lines are processed. An input line that exceeds a limit ends the connection.
@MainActor
package final class LineSocket {
  /// The maximum number of bytes to buffer for a slow reader.
  package static let outputLimit = 4 << 20
  /// The number of buffered bytes above which input is paused.
  private static let pauseLimit = 1 << 20
  /// The maximum number of bytes in a line from an arbitrary program.
  package static let lineLimit = 1 << 20
  /// The maximum number of bytes in a line from an app or the command, such as an app's tree or state.
  package static let trustedLineLimit = 64 << 20

  /// Called with each line, excluding its line break.
  package var onLine: (String) -> Void = { _ in }
  /// Called once after the other side closes the connection or violates the protocol.
  package var onClose: () -> Void = {}
  /// Called when all buffered output has been sent.
  package var onDrain: () -> Void = {}
  /// True until the connection ends.
  package private(set) var isOpen = true

  private let descriptor: Int32
  /// The maximum number of bytes in a line from the other side.
  private let lineLimit: Int
  private let reader: any DispatchSourceRead
  private var writer: (any DispatchSourceWrite)?
  private var input: [UInt8] = []
  /// The number of bytes at the start of `input` whose lines have been processed.
  private var taken = 0
  /// The offset in `input` at which to search for the next line break.
  private var searched = 0
  /// True while input is paused because the other side does not read the output.
  private var isPaused = false
  /// True while the remaining lines are deferred to another turn of the main queue, so that no program can monopolize the queue.
  private var isContinuing = false
  private var output: [UInt8] = []
  /// The number of bytes at the start of `output` that have been sent.
  private var sent = 0

  /// Creates a connection from a connected socket, taking ownership of the socket.
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

  /// The number of bytes waiting to be sent.
  package var waitingBytes: Int { output.count - sent }

  /// Sends a line. Returns false without sending if too much output is buffered or the connection has ended.
  @discardableResult
  package func send(_ line: String) -> Bool {
    guard isOpen, waitingBytes < Self.outputLimit else { return false }
    output += line.utf8
    output.append(UInt8(ascii: "\n"))
    write()
    return isOpen
  }

  /// Closes the connection, discarding buffered output.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    writer?.cancel()
    writer = nil
    reader.cancel()
    // A suspended dispatch source is never cancelled, so resume it first.
    if isPaused { reader.resume() }
  }

  private func end() {
    guard isOpen else { return }
    close()
    onClose()
  }

  private func read() {
    // Process the buffered lines before reading more.
    if isContinuing, input.count - taken > lineLimit { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while isOpen, !isPaused {
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count > 0 {
        input += bytes[..<count]
        if !isContinuing { processLines() }
        if isContinuing, input.count - taken > lineLimit { return }
        continue
      }
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      // Lines that arrived before the end of the stream are still processed.
      while isOpen, processNextLine() {}
      return end()
    }
  }

  /// Processes the next line, deferring the rest to later turns of the main queue.
  private func processLines() {
    isContinuing = false
    guard isOpen, !isPaused, processNextLine() else { return }
    if isOpen, waitingBytes > Self.pauseLimit {
      isPaused = true
      return reader.suspend()
    }
    continueLater()
  }

  private func continueLater() {
    guard isOpen, !isContinuing, taken < input.count else { return }
    isContinuing = true
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.processLines() } }
  }

  /// Processes a line of the input. Returns false if the input has no complete line.
  private func processNextLine() -> Bool {
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
        return resumeWhenWritable()
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

  /// Resumes sending once the other side has read some output.
  private func resumeWhenWritable() {
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
