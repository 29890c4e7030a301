import Dispatch
import Foundation
import RivuletCore

/// A tracer that writes the time spent in turns to a file in Chrome's trace format, which Perfetto can open.
///
/// The file is valid after each turn, because the format permits omitting the closing bracket.
@MainActor
package final class TraceFile: Tracer {
  private let file: FileHandle
  private var open: [Span] = []
  private var lines = ""

  private struct Span {
    let name: StaticString
    let type: (any Any.Type)?
    let start: UInt64
  }

  /// Creates a file at `path` and starts tracing. Fails if the file can't be written.
  package init?(path: String) {
    guard FileManager.default.createFile(atPath: path, contents: Data("[\n".utf8)), let file = FileHandle(forWritingAtPath: path) else {
      return nil
    }
    file.seekToEndOfFile()
    self.file = file
  }

  package func begin(_ name: StaticString, of type: (any Any.Type)?) {
    open.append(Span(name: name, type: type, start: DispatchTime.now().uptimeNanoseconds))
  }

  package func end() {
    guard let span = open.popLast() else { return }
    let now = DispatchTime.now().uptimeNanoseconds
    let name = span.type.map { _typeName($0, qualified: false) } ?? "\(span.name)"
    lines +=
      "{\"name\": \(Self.quoted(name)), \"cat\": \"\(span.name)\", \"ph\": \"X\", \"ts\": \(Self.microseconds(span.start)), "
      + "\"dur\": \(Self.microseconds(now - span.start)), \"pid\": 1, \"tid\": 1},\n"
    if open.isEmpty { write() }
  }

  private func write() {
    file.write(Data(lines.utf8))
    lines = ""
  }

  private static func microseconds(_ nanoseconds: UInt64) -> String {
    let rest = String(nanoseconds % 1_000)
    return "\(nanoseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
