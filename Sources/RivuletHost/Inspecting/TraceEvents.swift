/// The kept turns as events of a trace in Chrome's format, which Perfetto opens.
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

/// The work for the bodies of each type.
struct BodyCosts {
  let answers: [CostAnswer]

  init(_ turns: [TurnRecord]) {
    var found: [String: CostAnswer] = [:]
    for turn in turns {
      for body in turn.bodies {
        var cost = found[body.view] ?? CostAnswer(view: body.view, isOwn: body.isOwn, count: 0, microseconds: 0)
        cost.count += 1
        cost.microseconds += Double(body.nanoseconds ?? 0) / 1_000
        found[body.view] = cost
      }
    }
    answers = found.values.sorted { ($1.count, $0.view) < ($0.count, $1.view) }
  }
}
