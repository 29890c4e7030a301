/// The cost of evaluating bodies, by view type.
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
