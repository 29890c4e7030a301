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
    let root = RecipeView(recipe: recipe, model: model, place: "r").modifier(PreferenceProbeModifier(probe: keptProbe))
    kept = ViewTree(
      root, services: services, size: CGSize(width: 200, height: 300), environment: EnvironmentValues(),
      stateStore: StateStore(isRecording: true))
    run(kept)
  }

  private func run(_ tree: ViewTree) {
    var turns = 0
    repeat {
      tree.runTurn()
      turns += 1
    } while !tree.isQuiet && turns < 10
  }

  /// Makes one change and updates the kept tree.
  func apply(_ step: Step) {
    step.apply(to: model)
    run(kept)
  }

  /// The first difference between the kept tree and a fresh one, or nil.
  func difference() -> String? {
    let violations = kept.graph.checkInvariants()
    if let violation = violations.first { return violation }
    let probe = PreferenceProbe<Sum>()
    let writers = model.writers
    let root = RecipeView(recipe: recipe, model: model, place: "r").modifier(PreferenceProbeModifier(probe: probe))
    let fresh = ViewTree(
      root, services: services, size: CGSize(width: 200, height: 300), environment: EnvironmentValues(),
      stateStore: StateStore(seeds: kept.stateStore.contents()), runsTasks: false, runsActions: false)
    run(fresh)
    model.writers = writers
    if keptProbe.value != probe.value { return "preference \(keptProbe.value as Any) ≠ \(probe.value as Any)" }
    return Self.firstDifference(Self.describe(kept), Self.describe(fresh))
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
  /// Several in one turn.
  case together([Step])

  @MainActor
  func apply(to model: Model) {
    switch self {
    case .number(let index, let value): model.set(index, to: value)
    case .list(let index, let ids): model.observed.lists[index] = ids
    case .owned(let index, let value):
      let places = model.writers.keys.sorted()
      if !places.isEmpty { model.writers[places[index % places.count]]?(value) }
    case .together(let steps): for step in steps { step.apply(to: model) }
    }
  }

  static func random(using random: inout SeededGenerator, nested: Bool = false) -> Step {
    switch random.next(below: nested ? 8 : 10) {
    case 0...3: return .number(random.next(below: Model.numberCount), random.next(below: 9))
    case 4...5:
      var ids = Array(1...8)
      for index in ids.indices.reversed() { ids.swapAt(index, random.next(below: index + 1)) }
      return .list(random.next(below: Model.listCount), Array(ids.prefix(random.next(below: 7))))
    case 6...7: return .owned(random.next(below: 50), random.next(below: 9))
    default: return .together((0..<3).map { _ in .random(using: &random, nested: true) })
    }
  }
}
