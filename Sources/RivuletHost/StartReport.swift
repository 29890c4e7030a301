import Dispatch
import Foundation
import RivuletCore

/// A tracer that sums up the app's work between process start and the first frame, and reports it once.
@MainActor
package final class StartReport: Tracer {
  /// The start time of the process, in nanoseconds since 1970.
  private let startedAt: UInt64
  private let output: (String) -> Void
  private let clock: () -> UInt64
  private let enteredAt: UInt64
  private var open: [(name: String, start: UInt64, inside: UInt64)] = []
  /// The time spent in each part, excluding nested parts, in the order in which the parts first ended.
  private var parts: [(name: String, nanoseconds: UInt64)] = []
  private var isDone = false

  /// Creates a report for a process that started at `startedAt`, and passes each line to `output`.
  package init(
    startedAt: UInt64, clock: @escaping () -> UInt64 = StartReport.now, output: @escaping (String) -> Void = { print($0) }
  ) {
    self.startedAt = startedAt
    self.output = output
    self.clock = clock
    enteredAt = clock()
  }

  /// Returns the current time in nanoseconds since 1970.
  package nonisolated static func now() -> UInt64 { UInt64(max(0, Date().timeIntervalSince1970) * 1e9) }

  package func begin(_ name: StaticString, of type: (any Any.Type)?) {
    open.append(("\(name)", clock(), 0))
  }

  package func end() {
    guard let span = open.popLast() else { return }
    let took = clock() - span.start
    if !open.isEmpty { open[open.count - 1].inside += took }
    let own = took - min(took, span.inside)
    if let index = parts.firstIndex(where: { $0.name == span.name }) {
      parts[index].nanoseconds += own
    } else {
      parts.append((span.name, own))
    }
  }

  /// At the first frame, reports the time in each part, the time between parts, and the total, in milliseconds. Later frames are not
  /// reported.
  package func frameIsShown() {
    if isDone { return }
    isDone = true
    let total = clock() - min(clock(), startedAt)
    let process = enteredAt - min(enteredAt, startedAt)
    let known = parts.reduce(process) { $0 + $1.nanoseconds }
    output("start to first frame, ms")
    line("process", process)
    for part in parts { line(part.name, part.nanoseconds) }
    line("other", total - min(total, known))
    line("total", total)
  }

  private func line(_ name: String, _ nanoseconds: UInt64) {
    let tenths = (nanoseconds + 50_000) / 100_000
    let number = "\(tenths / 10).\(tenths % 10)"
    output(
      "  " + name.padding(toLength: 20, withPad: " ", startingAt: 0) + String(repeating: " ", count: max(0, 8 - number.count)) + number)
  }
}
