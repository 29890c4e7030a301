import RivuletHeadless
import RivuletHost
import SwiftUI
import Testing

/// The inspector's answers compared with what the graph does, on random scripts.
@MainActor
struct ReadersTests {
  private static let buttons = ["Step", "Both", "Open", "More", "Buy", "Like 0", "Like 1", "Like 2", "Like 3"]

  @Test(arguments: 1...12)
  func `the readers of what changes are the bodies that run for it`(_ seed: Int) async throws {
    var random = SplitMix(state: UInt64(seed))
    let inspection = await Inspection(Store())
    for step in 0..<25 {
      let before = await inspection.ask("sources").sources ?? []
      let known = (await inspection.ask("causes").turns ?? []).last?.number ?? 0
      let button = Self.buttons[Int(random.next() % UInt64(Self.buttons.count))]
      try? await inspection.driver.tap(button)
      let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
      let turns = await inspection.ask("causes") { $0.since = known }.turns ?? []
      let changed = turns.flatMap(\.changes).filter(\.isOwn)
      let readers = Set(
        before.filter { source in
          changed.contains { change in
            change.input.map { "s\($0)" == source.id } ?? (source.kind == .object && change.source == source.type.shortTypeName)
          }
        }.flatMap(\.readers))
      let ran = Set(
        turns.flatMap(\.bodies).filter {
          $0.isOwn && $0.reasons.contains { !$0.word.hasPrefix("@") } && !$0.reasons.contains { $0.word == "@identity" }
        }
        .map { "b\($0.id)" })
      let live = Set(views.map(\.id))
      #expect(readers.intersection(live) == ran.intersection(live), "seed \(seed), step \(step), \(button)")
    }
  }

  @Test(arguments: 1...6)
  func `the tree has exactly the bodies of the graph that draw, each with its parent around it`(_ seed: Int) async throws {
    var random = SplitMix(state: UInt64(seed) &* 77)
    let inspection = await Inspection(Store())
    for _ in 0..<15 {
      try? await inspection.driver.tap(Self.buttons[Int(random.next() % UInt64(Self.buttons.count))])
      let graph = AppInspection(inspection.driver.host.app)
      var parents: [String: String] = [:]
      func collect(_ views: [ViewAnswer], _ parent: String?) {
        for view in views {
          if view.hasBody, let parent { parents[view.id] = parent }
          collect(view.children, view.hasBody ? view.id : parent)
        }
      }
      for window in await inspection.ask("tree").windows ?? [] { collect(window.views, nil) }
      let own = graph.bodies.filter { $0.isOwn && $0.parentNumber != nil }
      #expect(own.allSatisfy { body in parents["b\(body.number)"] != nil || body.parentNumber == nil })
      for body in own { #expect(parents["b\(body.number)"] == body.parentNumber.map { "b\($0)" }) }
    }
  }
}

/// A small source of random numbers that gives the same ones everywhere.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension String {
  /// The last part of the name of a type.
  fileprivate var shortTypeName: String { split(separator: ".").last.map(String.init) ?? self }
}
