import Foundation
import RivuletTesting
import SwiftUI

/// A script of changes of a random app. The app is compared with the plain model after each turn and at rest.
@MainActor
final class PresenceScript {
  /// A change of the data. Several can be made in one turn.
  enum Change: Equatable {
    case number(Int, Int)
    case list(Int, [Int])
    /// Writes the number of the nth owner.
    case owner(Int, Int)
    /// Counts at the nth probe.
    case count(Int)
  }

  enum Motion: CaseIterable { case none, linear, spring, transitionless }

  struct Step {
    var changes: [Change]
    var motion = Motion.none
    /// The time that passes after it, in seconds. Nil for as long as it takes to come to rest.
    var time: Double?
  }

  private let app: Part
  private let model = Model()
  private let journal = PresenceJournal()
  private let harness: ViewHarness
  private var plain = PlainPresence()
  /// Places that have gone since the last rest: what comes back there may have kept its state.
  private var leaving: Set<String> = []
  /// Screens that have gone since the last rest. One that comes back waits until the former one is out of sight.
  private var leavingScreens: Set<Substring> = []

  init(_ app: Part, idiom: Idiom = .phone) {
    self.app = app
    harness = ViewHarness(
      PartView(part: app, place: "", model: model, journal: journal), size: CGSize(width: 400, height: 16_000), idiom: idiom)
  }

  /// The app, idiom and steps of a seed.
  static func random(seed: Int) -> (app: Part, idiom: Idiom, steps: [Step]) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 { _ = random.next() }
    let app = Part.app(using: &random)
    let idiom: Idiom = random.next(below: 2) == 0 ? .phone : .desktop
    return (app, idiom, (0..<8).map { _ in .random(using: &random) })
  }

  /// Runs some steps. Returns the first difference as a sentence, or nil.
  func run(_ steps: [Step]) async -> String? {
    await harness.settle()
    await harness.advance(by: 2)
    plain.update(app, model)
    // A screen that is behind another one from the start has not been seen.
    leaving = Set(plain.entries.filter { !$0.isShown }.map(\.place))
    if let problem = difference() { return "at the start: \(problem)" }
    for (index, step) in steps.enumerated() {
      let problem = await run(step)
      if let problem { return "after step \(index): \(problem)" }
    }
    await harness.advance(by: 3)
    return difference().map { "at the end: \($0)" }
  }

  private func run(_ step: Step) async -> String? {
    let before = plain
    journal.begin()
    await harness.turn {
      var transaction = Transaction(animation: step.motion.animation)
      if step.motion == .transitionless { transaction.disablesAnimations = true }
      withTransaction(transaction) { for change in step.changes { apply(change) } }
    }
    plain.update(app, model)
    let places = Set(plain.entries.map(\.place))
    leaving.formUnion(before.entries.map(\.place).filter { !places.contains($0) })
    func screen(_ place: String) -> Substring { place.prefix { $0 != "/" } }
    leavingScreens.formUnion(Set(before.entries.map { screen($0.place) }).subtracting(places.map(screen)))
    leaving.formUnion(places.filter { leavingScreens.contains(screen($0)) })
    if let problem = unwantedWork(before) ?? harness.checkInvariants().first { return problem }
    await harness.advance(by: step.time ?? 3)
    return unwantedWork(before) ?? harness.checkInvariants().first ?? (step.time == nil ? difference() : nil)
  }

  private func apply(_ change: Change) {
    switch change {
    case .number(let source, let value): model.set(source, to: value)
    case .list(let list, let ids): model.observed.lists[list] = ids
    case .owner(let index, let value):
      let places = plain.entries.map(\.place).filter { $0.hasSuffix("own") && !leaving.contains($0) }
      guard !places.isEmpty else { return }
      let place = places[index % places.count]
      guard let write = journal.writers[place] else { return }
      write(value)
      plain.write(value, ofOwner: place)
    case .count(let index):
      let places = plain.entries.map(\.place).filter { !leaving.contains($0) }
      guard !places.isEmpty else { return }
      let place = places[index % places.count]
      guard let memory = journal.kept.last(where: { $0.place == place }) else { return }
      memory.count += 1
      plain.count(place)
    }
  }

  /// The first change that was called for too often or not at all, or body that was evaluated without a reason, as a sentence.
  private func unwantedWork(_ before: PlainPresence) -> String? {
    let old = Dictionary(uniqueKeysWithValues: before.entries.map { ($0.place, $0) })
    for entry in plain.entries where !leaving.contains(entry.place) {
      let changes = journal.changes[entry.place] ?? [], bodies = journal.bodies[entry.place] ?? 0
      guard let old = old[entry.place] else {
        if !changes.isEmpty { return "onChange of \(entry.place), which is new, is called for \(changes)" }
        if bodies > 1 { return "\(entry.place), which is new, is evaluated \(bodies) times" }
        continue
      }
      if entry.isLoose || old.isLoose { continue }
      let wanted = old.number == entry.number ? [] : ["\(old.number) to \(entry.number)"]
      if changes != wanted { return "onChange of \(entry.place) is called for \(changes), not \(wanted)" }
      if bodies > 1 || bodies > 0 && old == entry {
        return "\(entry.place) is evaluated \(bodies) times, from \(old.text) to \(entry.text)"
      }
    }
    return nil
  }

  /// The first difference between the app at rest and the plain model, as a sentence; nil if there is none.
  private func difference() -> String? {
    if let issue = harness.runtimeIssues.first { return "\(issue)" }
    if let fault = journal.faults.first { return fault }
    let kept = journal.kept
    let owners = leaving.filter { $0.hasSuffix("own") && plain[$0] != nil }
    if !owners.isEmpty {
      for owner in owners { plain.write(journal.numbers[owner] ?? 0, ofOwner: owner) }
      plain.update(app, model)
    }
    for memory in kept where leaving.contains(memory.place) { plain.adopt(memory.place, count: memory.count) }
    let shown = kept.filter(\.isShown).map(\.place).sorted()
    let expected = plain.entries.filter(\.isShown).map(\.place).sorted()
    if shown != expected { return "\(shown) have appeared, not \(expected)" }
    let texts = harness.texts.filter { $0.split(separator: " ").count == 3 }
    let expectedTexts = plain.entries.filter(\.isShown).map(\.text)
    if texts != expectedTexts {
      let isOrder = texts.sorted() == expectedTexts.sorted()
      return "\(isOrder ? "in another order, " : "")\(texts) is there, not \(expectedTexts)"
    }
    let needed = plain.entries.filter { !$0.isLoose }.map(\.place), allowed = Set(plain.entries.map(\.place))
    let places = kept.map(\.place)
    if let lost = needed.first(where: { !places.contains($0) }) { return "\(lost) has no state" }
    if let left = places.first(where: { !allowed.contains($0) }) { return "the state of \(left) is kept" }
    if Set(places).count != places.count { return "some of \(places.sorted()) have two states" }
    leavingScreens = []
    leaving = Set(plain.entries.filter { $0.isLoose }.map(\.place).filter { !places.contains($0) })
    return nil
  }
}

extension PresenceScript.Motion {
  fileprivate var animation: Animation? {
    switch self {
    case .none, .transitionless: nil
    case .linear: .linear(duration: 0.3)
    case .spring: .spring(duration: 0.3)
    }
  }
}

extension PresenceScript.Step {
  fileprivate static func random(using random: inout SeededGenerator) -> Self {
    let motion = PresenceScript.Motion.allCases[random.next(below: 4)]
    let count = [1, 1, 1, 2, 3][random.next(below: 5)]
    let changes = (0..<count).map { _ in PresenceScript.Change.random(using: &random) }
    return Self(changes: changes, motion: motion, time: random.next(below: 3) == 0 ? [0, 0.05, 0.2][random.next(below: 3)] : nil)
  }
}

extension PresenceScript.Change {
  fileprivate static func random(using random: inout SeededGenerator) -> Self {
    switch random.next(below: 10) {
    case 0...4: return .number(random.next(below: Model.numberCount), random.next(below: 7))
    case 5...6:
      let ids = Array(1...6).shuffled(using: &random)
      return .list(random.next(below: Model.listCount), Array(ids.prefix(random.next(below: 6))))
    case 7: return .owner(random.next(below: 50), random.next(below: 7))
    default: return .count(random.next(below: 50))
    }
  }
}
