import Foundation
import Glibc

/// A pipe from a program to the command. Programs started without the pipe do not keep it open.
final class OutputPipe {
  /// The end to which the program writes, or -1 once it is closed.
  private(set) var end: Int32
  private let source: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure("A program's output cannot be read: \(String(cString: strerror(errno))).") }
    (source, end) = (ends[0], ends[1])
    for file in ends { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeEnd()
    close(source)
  }

  func closeEnd() {
    if end >= 0 { close(end) }
    end = -1
  }

  /// Reads until all processes that write to the pipe have ended.
  func read(_ take: (ArraySlice<UInt8>) -> Void) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(source, &buffer, buffer.count)
      if count > 0 { take(buffer[..<count]) }
      if count == 0 || count < 0 && errno != EINTR { return }
    }
  }
}
