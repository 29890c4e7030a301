import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Lazy stacks and lists that are scrolled, and whose rows come, go, move and change their lengths at random, beside a model that knows all of it
  /// (B16.01, B16.10–B16.16, B16.25, B17.24).
  @MainActor struct RandomLists {
    /// More with `RIVULET_LIST_SEEDS`.
    static let seedCount = ProcessInfo.processInfo.environment["RIVULET_LIST_SEEDS"].flatMap { UInt64($0) } ?? 1_000
    /// The seed of the first script. Another one with `RIVULET_LIST_FIRST_SEED`.
    static let firstSeed = ProcessInfo.processInfo.environment["RIVULET_LIST_FIRST_SEED"].flatMap { UInt64($0) } ?? 1

    struct Item: Identifiable, Equatable {
      let id: Int
      var length: CGFloat
    }

    /// What holds the rows of a script.
    enum Container: CaseIterable {
      case stack, spacedStack, list, sections
    }

    /// What the views show, and what they say.
    @Observable
    final class Stage {
      var script: UInt64 = 0
      var container = Container.stack
      var items: [Item] = []
      @ObservationIgnored var tokens: [Int: Int] = [:]
      @ObservationIgnored var shown: Set<Int> = []
      @ObservationIgnored var faults: [String] = []
      @ObservationIgnored private var lastToken = 0

      func nextToken() -> Int {
        lastToken += 1
        return lastToken
      }

      /// A row is there with a state of its own.
      func look(_ id: Int, _ token: Int) {
        if shown.contains(id), let former = tokens[id], former != token { faults.append("row \(id) lost its state while it was in sight") }
        if tokens.contains(where: { $0.key != id && $0.value == token }) { faults.append("row \(id) has the state of another row") }
        tokens[id] = token
      }

      func appear(_ id: Int) { if !shown.insert(id).inserted { faults.append("row \(id) appears twice") } }

      func disappear(_ id: Int) { if shown.remove(id) == nil { faults.append("row \(id) disappears without having appeared") } }
    }

    struct Row: View {
      let item: Item
      let stage: Stage
      @State private var token: Int?

      var body: some View {
        Color.gray.frame(height: item.length)
          .accessibilityIdentifier("r\(item.id)")
          .onAppear {
            let known = token ?? stage.nextToken()
            if token == nil { token = known }
            stage.appear(item.id)
            stage.look(item.id, known)
          }
          .onDisappear { stage.disappear(item.id) }
          .onChange(of: item.length) { if let token { stage.look(item.id, token) } }
      }
    }

    struct Rows: View {
      let stage: Stage

      var body: some View {
        ForEach(stage.items) { Row(item: $0, stage: stage).listRowInsets(EdgeInsets()).listRowSeparator(.hidden) }
      }
    }

    struct Screen: View {
      let stage: Stage

      var body: some View {
        Group {
          switch stage.container {
          case .stack: ScrollView { LazyVStack(spacing: 0) { Rows(stage: stage) } }
          case .spacedStack: ScrollView { LazyVStack(spacing: 3) { Rows(stage: stage) } }
          case .list: List { Rows(stage: stage) }.listStyle(.plain).environment(\.defaultMinListRowHeight, 0)
          case .sections: ScrollView { LazyVStack(spacing: 0) { Section { Rows(stage: stage) } } }
          }
        }
        .id(stage.script)
      }
    }

    /// Numbers that look random and are the same in each run.
    private struct Scramble: RandomNumberGenerator {
      var state: UInt64

      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
      }
    }

    /// One script on a stage that others use after it.
    @MainActor private struct Script {
      static let height: CGFloat = 100

      let stage: Stage
      let harness: ViewHarness
      let seed: UInt64
      var random: Scramble
      var nextID = 0
      /// Where rows in sight begin, by their ids.
      var places: [Int: CGFloat] = [:]
      var steps: [String] = []
      var faults: [String] = []

      init(_ seed: UInt64, on stage: Stage, _ harness: ViewHarness) {
        (self.seed, self.stage, self.harness) = (seed, stage, harness)
        random = Scramble(state: seed &* 0x9E37_79B9_7F4A_7C15)
      }

      private var spacing: CGFloat { stage.container == .spacedStack ? 3 : 0 }

      private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

      private mutating func makeItem() -> Item {
        nextID += 1
        return Item(id: Int(seed) * 1_000 + nextID, length: CGFloat(number(2...12) * 5))
      }

      mutating func run() async {
        let items = (0..<number(0...60)).map { _ in makeItem() }
        await harness.turn {
          (stage.tokens, stage.faults) = ([:], [])
          stage.container = Container.allCases[Int(seed) % Container.allCases.count]
          stage.items = items
          stage.script = seed
        }
        look("start")
        if let first = items.first, places[first.id] != 0 {
          faults.append("the first row begins at \(String(describing: places[first.id]))")
        }
        for _ in 0..<number(3...6) where faults.isEmpty { await step() }
        if !faults.isEmpty { faults.insert("seed \(seed), \(stage.container): " + steps.joined(separator: "; "), at: 0) }
      }

      private mutating func step() async {
        switch number(0...9) {
        case 0...3: await scroll(by: CGFloat(number(-60...60)))
        case 4: await scroll(by: CGFloat(number(-20...20) * 100))
        case 5: await change { $0.insert() }
        case 6: await change { $0.remove() }
        case 7: await change { $0.move() }
        case 8: await change { $0.resize() }
        default:
          await change {
            $0.insert()
            $0.remove()
            $0.resize()
          }
        }
      }

      // MARK: What people and apps do

      private mutating func scroll(by distance: CGFloat) async {
        steps.append("scroll \(distance)")
        let before = places
        await harness.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: distance))
        look(steps.last ?? "")
        let common = before.keys.filter { places[$0] != nil }
        let moved = Set(common.map { (((places[$0] ?? 0) - (before[$0] ?? 0)) * 1_000).rounded() / 1_000 })
        if moved.count > 1 { faults.append("rows move by different distances: \(moved)") }
        guard let way = moved.first, way != -distance else { return }
        // It stops at the ends only, and not before.
        let stopsAtEnd = distance > 0 ? way <= 0 && way > -distance && isAtEnd : way >= 0 && way < -distance && isAtStart
        if !stopsAtEnd { faults.append("rows move by \(way) instead of \(-distance)") }
      }

      private mutating func change(_ edit: (inout Script) -> Void) async {
        let before = stage.items
        let formerPlaces = places
        let seen = before.filter { places[$0.id] != nil }
        var script = self
        await harness.turn {
          edit(&script)
        }
        self = script
        look(steps.last ?? "")
        checkMoves(from: before, seen, formerPlaces)
      }

      /// Where nothing comes, goes or changes before the first row in sight, that stays where it is, but for what the ends demand; otherwise those in
      /// sight move as one.
      private mutating func checkMoves(from before: [Item], _ seen: [Item], _ former: [Int: CGFloat]) {
        guard let first = seen.first, let oldStart = former[first.id] else { return }
        let prefix = before.prefix { $0.id != first.id }.map(\.id)
        let newPrefix = stage.items.prefix { $0.id != first.id }.map(\.id)
        guard prefix == newPrefix, stage.items.contains(where: { $0.id == first.id }) else { return }
        // A row that ends before the edge by its new length is out of sight, and stays where it was all the same (B16.11).
        let length = stage.items.first { $0.id == first.id }?.length ?? 0
        if oldStart + length <= 0 { return }
        guard let start = places[first.id] else { return isAtEnd ? () : faults.append("the first row in sight has gone out of sight") }
        if abs(start - oldStart) > 0.001, !isAtEnd, !isAtStart {
          faults.append("the first row in sight moves from \(oldStart) to \(start)")
        }
      }

      private mutating func insert() {
        let place = number(0...stage.items.count)
        let new = (0..<number(1...4)).map { _ in makeItem() }
        steps.append("insert \(new.count) at \(place)")
        stage.items.insert(contentsOf: new, at: place)
      }

      private mutating func remove() {
        guard !stage.items.isEmpty else { return }
        let start = number(0...stage.items.count - 1)
        let end = min(start + number(1...5), stage.items.count)
        steps.append("remove \(start)..<\(end)")
        stage.items.removeSubrange(start..<end)
      }

      private mutating func move() {
        guard stage.items.count > 1 else { return }
        let (from, to) = (number(0...stage.items.count - 1), number(0...stage.items.count - 2))
        steps.append("move \(from) to \(to)")
        let item = stage.items.remove(at: from)
        stage.items.insert(item, at: to)
      }

      private mutating func resize() {
        guard !stage.items.isEmpty else { return }
        for _ in 0..<number(1...3) {
          let place = number(0...stage.items.count - 1)
          stage.items[place].length = CGFloat(number(2...12) * 5)
          steps.append("resize \(place) to \(stage.items[place].length)")
        }
      }

      // MARK: What is seen

      private var isAtStart: Bool { stage.items.first.map { places[$0.id].map { abs($0) < 0.001 } ?? false } ?? true }

      private var isAtEnd: Bool {
        guard let last = stage.items.last else { return true }
        return places[last.id].map { $0 + last.length < Self.height + 0.001 } ?? false
      }

      /// Looks where the rows are that have appeared, and compares them with the model.
      private mutating func look(_ step: String) {
        places = [:]
        faults += stage.faults
        let there = Set(stage.items.map(\.id))
        for id in stage.shown.subtracting(there) { faults.append("row \(id) is gone and has not disappeared") }
        for id in stage.shown {
          if let frame = harness.frame(of: "r\(id)") {
            places[id] = frame.minY
          } else {
            faults.append("row \(id) has appeared, and is not there")
          }
        }
        let rows = stage.items.enumerated().filter { places[$0.element.id] != nil }
        guard let first = rows.first, let last = rows.last, let start = places[first.element.id], let end = places[last.element.id] else {
          if !stage.items.isEmpty { faults.append("nothing is in sight") }
          return
        }
        for (upper, lower) in zip(rows, rows.dropFirst()) {
          let place = (places[upper.element.id] ?? 0) + upper.element.length + spacing
          if lower.offset != upper.offset + 1 { faults.append("between rows \(upper.offset) and \(lower.offset) some are missing") }
          if abs(place - (places[lower.element.id] ?? 0)) > 0.001 { faults.append("row \(lower.offset) does not follow the one above") }
        }
        for (place, item) in rows {
          let top = places[item.id] ?? 0
          if top + item.length <= -0.001 || top >= Self.height + 0.001 { faults.append("row \(place) is shown out of sight at \(top)") }
        }
        let bottom = end + last.element.length
        if start - spacing > 0.001, first.offset > 0 { faults.append("a gap of \(start) above row \(first.offset)") }
        if start > 0.001, first.offset == 0 { faults.append("a gap of \(start) at the start") }
        if bottom + spacing < Self.height - 0.001, last.offset < stage.items.count - 1 { faults.append("a gap below row \(last.offset)") }
        let total = stage.items.reduce(-spacing) { $0 + $1.length + spacing }
        if last.offset == stage.items.count - 1, bottom < min(total, Self.height) - 0.001 { faults.append("a gap at the end: \(bottom)") }
      }
    }

    @Test
    func
      `B16.01b B16.12ab B16.15a B16.16ab B16.25a B17.24a random scripts show the rows of a model, each at its place, in turn, with its state`()
      async
    {
      let stage = Stage()
      let harness = ViewHarness(Screen(stage: stage), size: CGSize(width: 100, height: Script.height))
      await harness.settle()
      var failures: [[String]] = []
      for seed in Self.firstSeed..<Self.firstSeed + Self.seedCount where failures.count < 3 {
        var script = Script(seed, on: stage, harness)
        await script.run()
        if !script.faults.isEmpty { failures.append(script.faults) }
      }
      #expect(failures == [])
      #expect(harness.runtimeIssues == [])
    }
  }
}
