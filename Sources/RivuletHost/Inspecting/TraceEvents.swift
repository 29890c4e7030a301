import Foundation

/// The recorded turns as events in Chrome's trace format, which Perfetto can open.
struct TraceEvents {
  let events: [TraceAnswer]

  init(_ turns: [TurnRecord]) {
    events = turns.flatMap { turn in
      turn.spans.map { span in
        TraceAnswer(
          name: span.name, cat: span.stage, ts: Double(span.start) / 1_000, dur: Double(span.length) / 1_000,
          args: span.stage == "turn" ? Self.arguments(turn) : [:])
      }
    }
  }

  private static func arguments(_ turn: TurnRecord) -> [String: String] {
    [
      "turn": "\(turn.number)", "bodies": "\(turn.bodies.count)", "measures": "\(turn.counts.measures)",
      "changes": turn.changes.map { "\($0.source) by \($0.eventText)" }.joined(separator: "; "),
    ]
  }
}
