#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Messages over two file descriptors: eight bytes of length, least significant first, then that many bytes of JSON.
package struct MessageChannel {
  /// The descriptor that requests arrive on.
  let input: Int32
  /// The descriptor that answers leave by.
  let output: Int32

  /// Neither descriptor is owned: closing them stays with the caller.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// The next message, or nil when the other side has closed the pipe or sent less than it announced.
  package func receive() -> [UInt8]? {
    guard let header = read(count: 8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: length).flatMap(read)
  }

  /// Blocks until the whole message is written; gives up silently when nobody reads any more.
  package func send(_ message: [UInt8]) {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    var rest = (header + message)[...]
    while !rest.isEmpty {
      let written = systemWrite(output, Array(rest))
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }

  /// Reads until `count` bytes are there, in pieces, so that a false length does not reserve memory for it.
  private func read(count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let piece = systemRead(input, limit: min(count - bytes.count, 1 << 16)) else { return nil }
      bytes += piece
    }
    return bytes
  }

  /// One read of the system, repeated when a signal interrupts it. Nil at the end of the input and on errors.
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

  /// One write of the system, repeated when a signal interrupts it. The number of bytes that went out; 0 or less on errors.
  private func systemWrite(_ descriptor: Int32, _ bytes: [UInt8]) -> Int {
    while true {
      let count = write(descriptor, bytes, bytes.count)
      guard count < 0, errno == EINTR else { return count }
    }
  }
}
