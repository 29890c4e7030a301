import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGraph
import RivuletText

/// One tree that is updated step by step, and a fresh tree after each step to compare it with (invariant 6).
@MainActor
struct Oracle {
  let recipe: Recipe
  let model = Model()
  let kept: ViewTree
  let keptProbe = PreferenceProbe<Sum>()
  private let services = OracleServices()

  init(_ recipe: Recipe) {
    self.recipe = recipe
    let root = Self.root(recipe, model, keptProbe)
    kept = ViewTree(
      root, services: services, size: CGSize(width: 200, height: 300), environment: EnvironmentValues(),
      stateStore: StateStore(isRecording: true))
    run(kept)
  }

  private static func root(_ recipe: Recipe, _ model: Model, _ probe: PreferenceProbe<Sum>) -> some View {
    RecipeView(recipe: recipe, model: model, place: "r").environmentObject(model.announced)
      .modifier(PreferenceProbeModifier(probe: probe))
  }

  private func run(_ tree: ViewTree) {
    var turns = 0
    repeat {
      tree.runTurn()
      turns += 1
    } while !tree.isQuiet && turns < 10
  }

  /// Makes one change and updates the kept tree.
  func apply(_ step: Step) async {
    if case .tab = step { _ = kept.keyboard.dispatch(KeyInput(.tab)) }
    if case .scroll(let index, let distance) = step {
      let controllers = Self.scrollControllers(kept)
      if !controllers.isEmpty {
        controllers[index % controllers.count].scroll(to: .offset(x: distance, y: distance), transaction: Transaction())
      }
    }
    step.apply(to: model, defaults: services.userDefaults)
    run(kept)
    // What goes keeps its tasks until it has gone.
    rest(kept)
    await settleTasks()
  }

  /// Lets tasks begin, end and write until each does what it ought to, or for so long that none will: for some seconds, and for many turns of
  /// the main actor. A busy machine may leave a task that was resumed waiting for a thread, and seconds may be few turns on it.
  func settleTasks() async {
    let deadline = ContinuousClock.now + .seconds(10)
    var turns = 0
    while !model.work.values.allSatisfy(\.isAsWanted) || !kept.isQuiet, turns < 1_000 || ContinuousClock.now < deadline {
      if turns < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
      turns += 1
      run(kept)
    }
  }

  /// The first difference between the kept tree and a fresh one, or nil.
  func difference() -> String? {
    let violations = kept.graph.checkInvariants()
    if let violation = violations.first { return violation }
    rest(kept)
    let probe = PreferenceProbe<Sum>()
    let writers = model.writers
    let root = Self.root(recipe, model, probe)
    let fresh = ViewTree(
      root, services: services, size: CGSize(width: 200, height: 300), environment: EnvironmentValues(),
      stateStore: StateStore(seeds: kept.app.stateStore.contents()), runsTasks: false, runsActions: false)
    run(fresh)
    model.writers = writers
    focus(fresh, as: kept)
    // After the focus, which brings into sight what has it; the person may have scrolled on since.
    for (controller, other) in zip(Self.scrollControllers(fresh), Self.scrollControllers(kept)) {
      controller.scroll(to: .offset(x: other.offset.x, y: other.offset.y), transaction: Transaction())
    }
    run(fresh)
    rest(fresh)
    if let work = model.work.first(where: { !$0.value.isAsWanted }) { return "work \(work)" }
    if keptProbe.value != probe.value { return "preference \(keptProbe.value as Any) ≠ \(probe.value as Any)" }
    return Self.firstDifference(Self.describe(kept), Self.describe(fresh))
  }

  /// Lets what moves by itself come to rest: the kept tree may be on its way to where a fresh one begins.
  private func rest(_ tree: ViewTree) {
    for _ in 0..<3 where tree.clock.isRunning {
      services.now += 60
      tree.advanceFrame()
      run(tree)
    }
  }

  /// What scrolls in a tree, in view order.
  private static func scrollControllers(_ tree: ViewTree) -> [ScrollController] {
    var controllers: [ScrollController] = []
    var next: ViewNode? = tree.root
    while let node = next {
      if let controller = node.scrollController { controllers.append(controller) }
      next = node.following { _ in true }
    }
    return controllers
  }

  /// Gives the focus to the same view that has it in another tree; it belongs to the person, not to the views.
  private func focus(_ tree: ViewTree, as other: ViewTree) {
    var path: [Int] = []
    var node = other.keyboard.focusedNode
    while let current = node, let parent = current.parent {
      path.append(parent.children.firstIndex { $0 === current } ?? 0)
      node = parent
    }
    guard !path.isEmpty else { return }
    var target: ViewNode = tree.root
    for index in path.reversed() {
      guard target.children.indices.contains(index) else { return }
      target = target.children[index]
    }
    tree.keyboard.focus(target)
    run(tree)
  }

  private static func describe(_ tree: ViewTree) -> [(name: String, text: String)] {
    [
      ("layout", tree.layoutDump()),
      ("semantics", SemanticsTree(tree).dump()),
      ("drawing", tree.drawing.displayList(scale: 2).dump()),
    ]
  }

  private static func firstDifference(_ kept: [(name: String, text: String)], _ fresh: [(name: String, text: String)]) -> String? {
    for (mine, theirs) in zip(kept, fresh) where mine.text != theirs.text {
      let lines = zip(mine.text.split(separator: "\n"), theirs.text.split(separator: "\n"))
      let line = lines.first { $0 != $1 }.map { "\($0) ≠ \($1)" } ?? "one is longer"
      return "\(mine.name): \(line)"
    }
    return nil
  }
}

/// One change of a script.
enum Step {
  case number(Int, Int)
  case list(Int, [Int])
  /// Writes the owned number whose place is the nth of those known.
  case owned(Int, Int)
  /// Writes a value in the defaults, past all views.
  case stored(Int, Int)
  /// Several in one turn.
  case together([Step])
  /// In a transaction of its own.
  indirect case animated(Step)
  /// Moves the focus on.
  case tab
  /// Scrolls the nth of those that scroll.
  case scroll(Int, Double)

  @MainActor
  func apply(to model: Model, defaults: UserDefaults) {
    switch self {
    case .number(let index, let value): model.set(index, to: value)
    case .list(let index, let ids): model.observed.lists[index] = ids
    case .owned(let index, let value):
      let places = model.writers.keys.sorted()
      if !places.isEmpty { model.writers[places[index % places.count]]?(value) }
    case .stored(let index, let value): defaults.set(value, forKey: "stored\(index)")
    case .together(let steps): for step in steps { step.apply(to: model, defaults: defaults) }
    case .tab, .scroll: break
    case .animated(let step): withAnimation { step.apply(to: model, defaults: defaults) }
    }
  }

  /// A change of a list of hundreds of rows, or of something that its rows show.
  static func random(ofList ids: inout [Int], using random: inout SeededGenerator) -> Step {
    let place = random.next(below: ids.count + 1)
    switch random.next(below: 10) {
    case 0: ids.insert(contentsOf: (0..<random.next(below: 20)).map { 1_000 + $0 + random.next(below: 9) * 100 }, at: place)
    case 1: ids.removeSubrange(place..<min(place + random.next(below: 60), ids.count))
    case 2: ids.removeAll { $0 % 3 == random.next(below: 3) }
    case 3: if ids.count > 1 { ids.swapAt(random.next(below: ids.count), random.next(below: ids.count)) }
    case 4: ids.reverse()
    case 5: ids = Array(ids[place...] + ids[..<place])
    case 6: ids = Array(0..<(200 + random.next(below: 200)))
    default: return .random(using: &random)
    }
    var seen: Set<Int> = []
    ids.removeAll { !seen.insert($0).inserted }
    return .list(0, ids)
  }

  static func random(using random: inout SeededGenerator, nested: Bool = false) -> Step {
    switch random.next(below: nested ? 10 : 14) {
    case 0...3: return .number(random.next(below: Model.numberCount), random.next(below: 9))
    case 4...5:
      var ids = Array(1...8)
      for index in ids.indices.reversed() { ids.swapAt(index, random.next(below: index + 1)) }
      return .list(random.next(below: Model.listCount), Array(ids.prefix(random.next(below: 7))))
    case 6...8: return .owned(random.next(below: 50), random.next(below: 9))
    case 9: return .stored(random.next(below: Model.storedCount), random.next(below: 9))
    case 13: return .tab
    case 10: return .animated(.random(using: &random, nested: true))
    default: return .together((0..<3).map { _ in .random(using: &random, nested: true) })
    }
  }
}
