#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A channel that carries messages over two file descriptors. A message consists of an eight-byte, little-endian length followed by that
/// many bytes of JSON.
package struct MessageChannel {
  /// The descriptor from which requests are read.
  let input: Int32
  /// The descriptor to which replies are written.
  let output: Int32

  /// Creates a channel. The caller remains responsible for closing the descriptors.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Returns the next message, or nil if the other side has closed the pipe or sent an incomplete message.
  package func receive() -> [UInt8]? {
    guard let header = read(count: 8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: length).flatMap(read)
  }

  /// Sends a message, blocking until it is written. Returns silently if the pipe is closed.
  package func send(_ message: [UInt8]) {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    var rest = (header + message)[...]
    while !rest.isEmpty {
      let written = systemWrite(output, Array(rest))
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }

  /// Reads `count` bytes in pieces, so that an incorrect length doesn't reserve memory.
  private func read(count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let piece = systemRead(input, limit: min(count - bytes.count, 1 << 16)) else { return nil }
      bytes += piece
    }
    return bytes
  }

  /// Reads once, retrying if a signal interrupts the call. Returns nil at the end of the input and on errors.
  private func systemRead(_ descriptor: Int32, limit: Int) -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: limit)
    while true {
      #if canImport(Darwin)
      let count = Darwin.read(descriptor, &buffer, limit)
      #elseif canImport(Musl)
      let count = Musl.read(descriptor, &buffer, limit)
      #else
      let count = Glibc.read(descriptor, &buffer, limit)
      #endif
      if count > 0 { return buffer.prefix(count) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  /// Writes once, retrying if a signal interrupts the call. Returns the number of bytes written, or a value of 0 or less on errors.
  private func systemWrite(_ descriptor: Int32, _ bytes: [UInt8]) -> Int {
    while true {
      let count = write(descriptor, bytes, bytes.count)
      guard count < 0, errno == EINTR else { return count }
    }
  }
}
