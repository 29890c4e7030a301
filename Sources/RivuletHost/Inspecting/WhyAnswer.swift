import RivuletCore

/// Sentences that explain why a body last ran, and why it has not run since.
@MainActor
struct WhyAnswer {
  let sentences: [String]

  /// Explains a body based on the recorded turns.
  init(_ number: UInt32, _ turns: [TurnRecord], _ inspection: AppInspection) {
    guard let body = inspection.body(numbered: number) else {
      sentences = ["The view no longer exists."]
      return
    }
    var found: [String] = []
    if let turn = turns.last(where: { $0.bodies.contains { $0.id == number } }) {
      found += Self.run(of: number, in: turn, body, inspection)
    } else {
      found.append("\(body.name) has not run since recording started.")
    }
    // Turns such as the blinking of a cursor do nothing that a view may depend on.
    let last = turns.last { turn in
      turn.changes.contains(where: \.isOwn) || turn.bodies.contains { $0.isOwn || $0.id == number }
        || turn.kept.contains { $0.id == number }
    }
    if let last, !last.bodies.contains(where: { $0.id == number }) {
      found.append(Self.rest(of: number, in: last, body, inspection))
    }
    sentences = found
  }

  private static func run(
    of number: UInt32, in turn: TurnRecord, _ body: InspectedBody, _ inspection: AppInspection
  ) -> [String] {
    guard let record = turn.bodies.last(where: { $0.id == number }) else { return [] }
    var found = record.reasons.map { reason in "\(body.name) ran in turn \(turn.number): \(sentence(reason, body, inspection))" }
    if found.isEmpty { found.append("\(body.name) ran in turn \(turn.number).") }
    let names = Set(record.reasons.map(\.word))
    if names.contains("@self"), let parent = body.parentNumber, turn.bodies.contains(where: { $0.id == parent }) {
      found += run(of: parent, in: turn, inspection)
    } else {
      found += turn.changes.filter { isCause($0, of: body) }.map {
        "\($0.source) changed by \($0.eventText)\($0.new.map { " to \($0)" } ?? "")."
      }
    }
    return found
  }

  /// Returns true if a change may have made a body run. The library's own sources concern only the library's views and views that hold
  /// them.
  private static func isCause(_ change: ChangeRecord, of body: InspectedBody) -> Bool {
    if change.isOwn || !body.isOwn { return true }
    guard let input = change.input else { return false }
    return (body.truths + body.references).contains { $0.truth.inputNumber == input }
  }

  private static func run(of number: UInt32, in turn: TurnRecord, _ inspection: AppInspection) -> [String] {
    inspection.body(numbered: number).map { run(of: number, in: turn, $0, inspection) } ?? []
  }

  private static func sentence(_ reason: TracedBody.Reason, _ body: InspectedBody, _ inspection: AppInspection) -> String {
    switch reason.word {
    case "@identity": return "it had just appeared."
    case "@self":
      let maker = inspection.parent(of: body)?.name ?? "the window"
      if reason.fields.isEmpty { return "\(maker) made it." }
      return "\(maker) created it with a different \(reason.fields.joined(separator: ", "))."
    case "@dependencies": return "a property of an observable object that it had read changed."
    default: return "\(reason.word) has a different value."
    }
  }

  private static func rest(of number: UInt32, in turn: TurnRecord, _ body: InspectedBody, _ inspection: AppInspection) -> String {
    if turn.kept.contains(where: { $0.id == number }) {
      return "It did not run in turn \(turn.number): it was re-created, or a source was written, but everything it depends on is equal."
    }
    let sources = body.truths.map(\.name)
    let reads = sources.isEmpty ? "It has no source of its own" : "None of its sources (\(sources.joined(separator: ", "))) changed"
    let parent = inspection.parent(of: body)
    let maker = parent.map { parent in
      turn.bodies.contains { $0.id == parent.number }
        ? "\(parent.name) ran and created it with equal values" : "\(parent.name), which creates it, did not run"
    }
    return "It did not run in turn \(turn.number). \(reads)\(maker.map { ", and \($0)" } ?? "")."
  }
}
