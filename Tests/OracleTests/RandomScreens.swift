import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Random scripts of pushing, popping, presenting, dismissing, asking and switching, beside a plain model of which screens there are, what state they have,
/// and which are shown (B18.07, B18.10, B18.15–B18.18, B19.06, B19.07, B19.16, B20.08).
@MainActor
struct RandomScreens {
  /// More with `RIVULET_SCREEN_SEEDS`.
  static let seedCount = ProcessInfo.processInfo.environment["RIVULET_SCREEN_SEEDS"].flatMap { UInt64($0) } ?? 20
  /// The seed of the first script. Another one with `RIVULET_SCREEN_FIRST_SEED`.
  static let firstSeed = ProcessInfo.processInfo.environment["RIVULET_SCREEN_FIRST_SEED"].flatMap { UInt64($0) } ?? 1

  // MARK: What is shown

  /// An element of a path. Its level tells its screen from others of the same value.
  struct Step: Hashable {
    let level: Int
    let value: Int
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  /// What the app knows, which scripts change.
  final class Remote: ObservableObject {
    @Published var tab = 0
    @Published var paths: [[Step]] = [[], []]
    @Published var sheet: Item?
    @Published var sheetPath: [Step] = []
    @Published var isAlert = false
    @Published var isDialog = false
    @Published var isPopover = false
    var answers = 0
  }

  /// The state of one screen: it is there as long as the screen keeps its state.
  final class Memory: ObservableObject {
    let place: String
    let serial: Int
    @Published var count = 0
    var isShown = false
    var faults: [String] = []

    init(place: String, _ record: Record) {
      self.place = place
      serial = record.memories.count
      record.memories.append(Kept(memory: self))
    }

    func show(_ isShown: Bool, _ record: Record) {
      if isShown == self.isShown { record.faults.append("\(place) \(isShown ? "appears" : "disappears") twice in a row") }
      self.isShown = isShown
      record.shown[serial] = isShown
    }
  }

  struct Kept {
    weak var memory: Memory?
  }

  /// What the screens have done.
  final class Record {
    var memories: [Kept] = []
    /// Whether a screen was shown last, by its serial; also of those that are gone.
    var shown: [Int: Bool] = [:]
    var faults: [String] = []
  }

  struct Page: View {
    let place: String
    let text: String
    let record: Record
    @StateObject private var memory: Memory

    init(place: String, text: String, _ record: Record) {
      self.place = place
      self.text = text
      self.record = record
      _memory = StateObject(wrappedValue: Memory(place: place, record))
    }

    var body: some View {
      VStack {
        Text("\(place) \(text) \(memory.count)")
        Button("count") { memory.count += 1 }.accessibilityIdentifier("count \(place)")
      }
      .onAppear { memory.show(true, record) }
      .onDisappear { memory.show(false, record) }
    }
  }

  struct Root: View {
    @ObservedObject var remote: Remote
    let record: Record

    var body: some View {
      TabView(selection: $remote.tab) {
        ForEach(0..<2) { tab in
          stack("t\(tab)", "root", $remote.paths[tab])
            .tabItem { Text("tab \(tab)") }
            .tag(tab)
        }
      }
      .sheet(item: $remote.sheet) { stack("s\($0.id)", $0.text, $remote.sheetPath) }
      .alert("Alert", isPresented: $remote.isAlert) { Button("Answer") { remote.answers += 1 } }
      .confirmationDialog("Dialog", isPresented: $remote.isDialog, titleVisibility: .visible) {
        Button("Choose") { remote.answers += 1 }
        Button("Cancel", role: .cancel) {}
      }
      .popover(isPresented: $remote.isPopover) { Page(place: "p.0", text: "popover", record).padding() }
    }

    private func stack(_ name: String, _ text: String, _ path: Binding<[Step]>) -> some View {
      NavigationStack(path: path) {
        Page(place: "\(name).0", text: text, record)
          .navigationDestination(for: Step.self) { Page(place: "\(name).\($0.level)", text: "\($0.value)", record) }
      }
    }
  }

  // MARK: The plain model

  struct Screen: Equatable {
    let place: String
    var text: String
    var count = 0
  }

  /// A stack of screens, the root first.
  struct Stack: Equatable {
    let name: String
    var screens: [Screen]
    var path: [Step] = []

    init(_ name: String, _ text: String) {
      self.name = name
      screens = [Screen(place: "\(name).0", text: text)]
    }

    /// The common prefix keeps its screens (B18.07).
    mutating func follow(_ next: [Step]) {
      let common = zip(path, next).prefix { $0 == $1 }.count
      screens.removeSubrange((common + 1)...)
      screens += next[common...].map { Screen(place: "\(name).\($0.level)", text: "\($0.value)") }
      path = next
    }
  }

  struct Model {
    var tab = 0
    /// Nil until a tab is seen for the first time.
    var tabs: [Stack?] = [Stack("t0", "root"), nil]
    var paths: [[Step]] = [[], []]
    /// The sheet that is shown, or wanted while the alert is shown.
    var sheet: Stack?
    var sheetID: Int?
    var isAlert = false
    var isDialog = false
    var popover: Screen?
    var answers = 0

    mutating func select(_ tab: Int) {
      self.tab = tab
      if tabs[tab] == nil {
        tabs[tab] = Stack("t\(tab)", "root")
        tabs[tab]?.follow(paths[tab])
      }
    }

    mutating func go(_ path: [Step], in tab: Int) {
      paths[tab] = path
      tabs[tab]?.follow(path)
    }

    /// Whether something else can be presented.
    var isFree: Bool { !isAlert && !isDialog && popover == nil && sheet == nil }

    /// The stack that people see on top.
    var top: Stack { sheet ?? tabs[tab]! }
  }

  // MARK: Scripts

  struct Script {
    var random: SeededGenerator
    let harness: ViewHarness
    let idiom: Idiom
    let remote = Remote()
    let record = Record()
    var model = Model()
    var steps: [String] = []
    var problem: String?

    @MainActor init(seed: UInt64) {
      random = SeededGenerator(seed: Int(seed))
      idiom = seed % 2 == 0 ? .phone : .desktop
      harness = ViewHarness(Root(remote: remote, record: record), size: CGSize(width: 390, height: 700), idiom: idiom)
    }

    @MainActor mutating func run(_ count: Int) async -> String? {
      await rest()
      for _ in 0..<count where problem == nil {
        await step()
        if problem == nil, Int.random(in: 0..<3, using: &random) == 0 { await rest() }
      }
      if problem == nil { await rest() }
      return problem.map { "\($0)\nafter \(steps.joined(separator: ", "))" }
    }

    /// One change by the app, in the midst of whatever moves, or one by a person, at rest.
    @MainActor private mutating func step() async {
      switch Int.random(in: 0..<15, using: &random) {
      case 12: if model.isFree { await write("dialog", { $0.isDialog = true }, { $0.isDialog = true }) }
      case 13: await popOver()
      case 0, 1, 2: await go()
      case 3: await write("select", { $0.tab = 1 - $0.tab }, { $0.select(1 - $0.tab) })
      case 4: await present()
      case 5: if model.sheet != nil { await write("dismiss", { $0.sheet = nil }, { ($0.sheet, $0.sheetID) = (nil, nil) }) }
      case 6: if model.isFree { await write("alert", { $0.isAlert = true }, { $0.isAlert = true }) }
      case 7: await harness.advance(by: Double.random(in: 0.01...0.5, using: &random))
      case 8:
        steps.append("resize")
        let (width, height) = (Double.random(in: 300...500, using: &random), Double.random(in: 400...900, using: &random))
        harness.resize(to: CGSize(width: width, height: height))
      default: await touch()
      }
    }

    /// Changes the path of a tab, or of the sheet.
    @MainActor private mutating func go() async {
      let inSheet = model.sheet != nil && Bool.random(using: &random)
      let tab = Int.random(in: 0..<2, using: &random)
      var path = inSheet ? model.sheet!.path : model.paths[tab]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: if !path.isEmpty { path.removeLast() }
      case 1: path.removeAll()
      case 2:
        path = Array(path.prefix(Int.random(in: 0...path.count, using: &random)))
        for _ in 0..<Int.random(in: 1...3, using: &random) where path.count < 4 { path.append(newStep(path.count)) }
      default: if path.count < 4 { path.append(newStep(path.count)) }
      }
      let next = path
      if inSheet {
        await write("sheet to \(next.map { $0.value })", { $0.sheetPath = next }, { $0.sheet!.follow(next) })
      } else {
        await write("tab \(tab) to \(next.map { $0.value })", { $0.paths[tab] = next }, { $0.go(next, in: tab) })
      }
    }

    private mutating func newStep(_ count: Int) -> Step { Step(level: count + 1, value: Int.random(in: 0..<3, using: &random)) }

    @MainActor private mutating func present() async {
      if model.isAlert || model.isDialog || model.popover != nil { return }
      let id = Int.random(in: 0..<2, using: &random)
      let text = "text\(Int.random(in: 0..<3, using: &random))"
      if model.sheetID == id {
        // The same sheet goes on with other words (B19.07).
        await write("sheet \(id) says \(text)", { $0.sheet = Item(id: id, text: text) }, { $0.sheet!.screens[0].text = text })
      } else {
        await write(
          "sheet \(id) \(text)",
          {
            $0.sheetPath = []
            $0.sheet = Item(id: id, text: text)
          },
          {
            $0.sheet = Stack("s\(id)", text)
            $0.sheetID = id
          })
      }
    }

    @MainActor private mutating func popOver() async {
      if model.popover != nil {
        await write("close popover", { $0.isPopover = false }, { $0.popover = nil })
      } else if model.isFree {
        await write("popover", { $0.isPopover = true }, { $0.popover = Screen(place: "p.0", text: "popover") })
      }
    }

    /// What people do with a dialog or a popover.
    @MainActor private mutating func touchInFront() async throws {
      if model.isDialog {
        let chooses = Bool.random(using: &random)
        steps.append(chooses ? "choose" : "cancel")
        try await harness.tap(chooses ? "Choose" : "Cancel")
        model.isDialog = false
        if chooses { model.answers += 1 }
      } else if Bool.random(using: &random) {
        steps.append("count in popover")
        try await harness.tap("count p.0")
        model.popover?.count += 1
      } else {
        steps.append("swipe popover down or Escape")
        if idiom == .phone {
          await harness.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 395), duration: 0.2)
        } else {
          await harness.key(.escape)
        }
        model.popover = nil
      }
    }

    /// Something that people do, once all has come to rest.
    @MainActor private mutating func touch() async {
      await rest()
      guard problem == nil else { return }
      do {
        if model.isAlert {
          steps.append("answer")
          try await harness.tap("Answer")
          model.isAlert = false
          model.answers += 1
          return
        }
        if model.isDialog || model.popover != nil { return try await touchInFront() }
        let top = model.top
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where !top.path.isEmpty:
          let swipes = idiom == .phone && Bool.random(using: &random)
          steps.append(swipes ? "swipe back" : "back")
          if swipes {
            await harness.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 290, y: 300), duration: 0.3)
          } else {
            try await harness.tap("BackButton")
          }
          if model.sheet != nil { model.sheet!.follow(top.path.dropLast()) } else { model.go(top.path.dropLast(), in: model.tab) }
        case 1 where model.sheet == nil:
          steps.append("tap on a tab")
          try await harness.tap("tab \(1 - model.tab)")
          model.select(1 - model.tab)
        case 2 where idiom == .phone && !top.path.isEmpty:
          // A swipe that is given up changes nothing.
          steps.append("swipe a little")
          await harness.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 30, y: 300), duration: 1)
        case 3 where model.sheet != nil:
          steps.append("swipe down or Escape")
          if idiom == .phone {
            await harness.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 395), duration: 0.2)
          } else {
            await harness.key(.escape)
          }
          (model.sheet, model.sheetID) = (nil, nil)
        default:
          steps.append("count")
          try await harness.tap("count \(top.screens.last!.place)")
          if model.sheet != nil {
            model.sheet!.screens[top.screens.count - 1].count += 1
          } else {
            model.tabs[model.tab]!.screens[top.screens.count - 1].count += 1
          }
        }
      } catch {
        problem = "\(error)"
      }
    }

    @MainActor private mutating func write(_ name: String, _ change: (Remote) -> Void, _ follow: (inout Model) -> Void) async {
      steps.append(name)
      await harness.turn { change(remote) }
      follow(&model)
    }

    // MARK: Looking

    @MainActor private mutating func rest() async {
      await harness.advance(by: 2)
      if problem == nil { problem = difference() }
    }

    @MainActor private func difference() -> String? {
      if let fault = record.faults.first { return fault }
      let stacks = model.tabs.compactMap { $0 } + [model.sheet].compactMap { $0 }
      let screens = stacks.flatMap(\.screens) + [model.popover].compactMap { $0 }
      let expected = screens.map { "\($0.place) \($0.count)" }.sorted()
      let memories = record.memories.compactMap(\.memory)
      let kept = memories.map { "\($0.place) \($0.count)" }.sorted()
      if kept != expected { return "state is kept of \(kept), not of \(expected)" }
      let shown = memories.filter(\.isShown).map(\.place).sorted()
      let presented = [model.sheet?.screens.last?.place, model.popover?.place].compactMap { $0 }
      let visible = [model.tabs[model.tab]!.screens.last!.place] + presented
      if shown != visible.sorted() { return "\(shown) have appeared, not \(visible)" }
      let alive = Set(memories.map(\.serial))
      if record.shown.contains(where: { $0.value && !alive.contains($0.key) }) { return "a screen went without disappearing" }
      let texts = harness.texts
      for screen in screens {
        let text = "\(screen.place) \(screen.text) \(screen.count)"
        let isVisible = visible.contains(screen.place)
        if texts.contains(text) != isVisible { return "\"\(text)\" is \(isVisible ? "not " : "")there: \(texts)" }
      }
      if texts.contains("Dialog") != model.isDialog { return "the dialog is \(model.isDialog ? "not " : "")there" }
      if texts.contains("Alert") != model.isAlert { return "the alert is \(model.isAlert ? "not " : "")there" }
      if remote.answers != model.answers { return "the alert was answered \(remote.answers) times, not \(model.answers)" }
      if remote.tab != model.tab || remote.paths != model.paths { return "bindings are \(remote.tab) \(remote.paths)" }
      return harness.runtimeIssues.first.map { "\($0)" }
    }
  }

  @Test func `after any script of pushes, pops, sheets, alerts and tabs the screens are those of the model`() async {
    for seed in Self.firstSeed..<(Self.firstSeed + Self.seedCount) {
      var script = Script(seed: seed)
      let problem = await script.run(16)
      #expect(problem == nil, "seed \(seed)")
      if problem != nil { return }
    }
  }
}
