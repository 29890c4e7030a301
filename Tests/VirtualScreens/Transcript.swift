#if GTK
import Foundation
import Synchronization

/// What a program on a screen prints, line by line, as it comes.
package final class Transcript: Sendable {
  private let printed = Mutex(Data())

  package init() {}

  /// The lines that are complete.
  package var lines: [String] { printed.withLock { String(decoding: $0, as: UTF8.self) }.components(separatedBy: "\n").dropLast() }

  /// A pipe for a program's output that writes into this transcript until the program ends.
  func makePipe() -> Pipe {
    let pipe = Pipe()
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      while case let data = handle.availableData, !data.isEmpty { printed.withLock { $0.append(data) } }
    }
    return pipe
  }

  /// Waits until a condition holds for the lines, for about a minute: a machine may be busy. Tells whether it came to hold.
  package func wait(until condition: @Sendable ([String]) -> Bool) async throws -> Bool {
    for _ in 0..<1_200 {
      if condition(lines) { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }
}
#endif
