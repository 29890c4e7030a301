import Foundation
import Glibc

/// One end of a connection that exchanges lines with a process.
final class LineSocket: @unchecked Sendable {
  private let descriptor: Int32

  /// Creates a connection from a socket, taking ownership of the socket.
  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Creates a connected pair.
  ///
  /// - Returns: This side of the connection, and the descriptor for the process on the other side, which the caller must close.
  static func pair() throws -> (own: LineSocket, other: Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw ProcessError("A connection to a process cannot be created: \(String(cString: strerror(errno))).")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A process that stops reading must not block the command. Unread data is discarded along with the connection.
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(ends[0], SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return (LineSocket(descriptor: ends[0]), ends[1])
  }

  /// Sends a line, which is discarded if the process has ended.
  func send(_ line: Data) {
    (line + Data("\n".utf8)).withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.send(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
        if count < 0, errno != EINTR { return }
        sent += max(count, 0)
      }
    }
  }

  /// Closes the connection in both directions.
  func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Reads lines on a separate thread until the process ends.
  func read(onLine: @escaping @Sendable (Data) -> Void, onEnd: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      var rest = Data()
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count == 0 || count < 0 && errno != EINTR { break }
        rest.append(contentsOf: buffer[..<max(count, 0)])
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          onLine(Data(rest[rest.startIndex..<end]))
          rest = Data(rest[rest.index(after: end)...])
        }
      }
      onEnd()
    }
  }
}
