import DrawnNodes
import Foundation
import RivuletTesting
import SwiftUI

/// A script of changes of one product. A tree that is kept is compared at rest with a fresh one over the same data.
@MainActor
struct ProductScript {
  private var random: SeededGenerator
  let product: Product
  private let log = ProductLog()
  private let harness: ViewHarness
  private var size = CGSize(width: 300, height: 420)
  private let idiom: Idiom
  private let model = ObjectModel()
  private let observable = ObservableModel()
  private var steps: [String] = []
  /// The nodes of a host that follows the edits of the kept tree.
  private var drawn = DrawnNodes()

  /// The binding of data in the state of a view, once it has appeared.
  private final class Connection { var binding: Binding<ProductState>? }
  private let connection = Connection()

  init(seed: Int, container: Product.Container? = nil, row: Product.Row? = nil) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<4 { _ = random.next() }
    var product = Product(
      container: container ?? Product.Container.allCases.randomElement(using: &random)!,
      row: row ?? Product.Row.allCases.randomElement(using: &random)!,
      data: Product.Data.allCases.randomElement(using: &random)!, place: Product.Place.allCases.randomElement(using: &random)!,
      source: Product.Source.allCases.randomElement(using: &random)!, animatesValue: random.next(below: 5) == 0)
    // A link outside of a stack is a mistake.
    if product.row == .link { product.place = .screen }
    self.product = product
    idiom = random.next(below: 2) == 0 ? .phone : .desktop
    if product.place == .sheet {
      model.state.isPresented = true
      observable.state.isPresented = true
    }
    harness = Self.harness(product, log, size, idiom, model, observable, connection, model.state)
  }

  private static func harness(
    _ product: Product, _ log: ProductLog, _ size: CGSize, _ idiom: Idiom, _ model: ObjectModel, _ observable: ObservableModel,
    _ connection: Connection, _ state: ProductState
  ) -> ViewHarness {
    switch product.source {
    case .value:
      ViewHarness(ValueApp(product: product, log: log, state: state) { connection.binding = $0 }, size: size, idiom: idiom)
    case .object: ViewHarness(ObjectApp(product: product, log: log, model: model), size: size, idiom: idiom)
    case .observable: ViewHarness(ObservableApp(product: product, log: log, model: observable), size: size, idiom: idiom)
    }
  }

  private var state: ProductState {
    switch product.source {
    case .value: connection.binding?.wrappedValue ?? ProductState()
    case .object: model.state
    case .observable: observable.state
    }
  }

  private func write(_ state: ProductState) {
    switch product.source {
    case .value: connection.binding?.wrappedValue = state
    case .object: model.state = state
    case .observable: observable.state = state
    }
  }

  /// Runs some changes. Returns the first difference as a sentence, or nil.
  mutating func run(_ count: Int) async -> String? {
    await harness.settle()
    await harness.advance(by: 1)
    var problem = await difference()
    for number in 0..<count where problem == nil {
      await step()
      problem = harness.checkInvariants().first
      let rests = number == count - 1 || random.next(below: 3) == 0
      await harness.advance(by: rests ? 2 : [0.02, 0.1, 0.25][random.next(below: 3)])
      if problem == nil { problem = harness.checkInvariants().first ?? differenceOfEdits() }
      if problem == nil, rests {
        await scroll(by: -1e6)
        await harness.advance(by: 4)
        problem = harness.checkInvariants().first
        if problem == nil { problem = await difference() }
      }
    }
    return problem.map { "\(product) on \(idiom): \($0)\n  after \(steps.joined(separator: ", "))" }
  }

  /// Takes the edits of the tree. Returns a sentence if a host that knows only these draws another picture.
  private mutating func differenceOfEdits() -> String? {
    drawn.apply(harness.drawing.takeEdits())
    return drawn.displayList(scale: 2) == harness.drawing.displayList(scale: 2) ? nil : "the edits draw another picture"
  }

  private mutating func step() async {
    if random.next(below: 6) == 0 {
      let distance = Double(random.next(below: 900)) - 300
      steps.append("scroll by \(distance)")
      return await scroll(by: distance)
    }
    if random.next(below: 8) == 0 {
      size = CGSize(width: Double(150 + random.next(below: 300)), height: Double(200 + random.next(below: 500)))
      steps.append("resize to \(size.width)×\(size.height)")
      harness.resize(to: size)
      await harness.settle()
      return
    }
    var next = state
    let name = change(&next)
    let animation = [nil, Animation.linear(duration: 0.3), .spring(duration: 0.3), .default][random.next(below: 4)]
    steps.append(animation == nil ? name : "\(name) animated")
    await harness.turn {
      if let animation { withAnimation(animation) { write(next) } } else { write(next) }
    }
  }

  /// Turns a wheel over the middle of the content, in points.
  private func scroll(by distance: Double) async {
    let delta = CGSize(width: product.container == .lazyRow ? distance : 0, height: product.container == .lazyRow ? 0 : distance)
    await harness.wheel(at: CGPoint(x: size.width / 2, y: size.height / 2), by: delta, precise: true)
  }

  /// Makes one change of the data. Returns its name.
  private mutating func change(_ state: inout ProductState) -> String {
    let count = state.items.count
    switch random.next(below: 17) {
    case 0, 1:
      let (id, place) = (10 + steps.count, random.next(below: count + 1))
      state.items.insert(ProductState.Item(id: id, text: "i", isOn: random.next(below: 2) == 0), at: place)
      return "insert \(id) at \(place)"
    case 2, 3:
      guard count > 0 else { return "nothing" }
      let place = random.next(below: count)
      state.items.remove(at: place)
      return "remove at \(place)"
    case 4:
      guard count > 1 else { return "nothing" }
      let (from, to) = (random.next(below: count), random.next(below: count))
      state.items.insert(state.items.remove(at: from), at: to)
      return "move \(from) to \(to)"
    case 5:
      state.items.reverse()
      return "reverse"
    case 6:
      state.items.shuffle(using: &random)
      return "shuffle"
    case 7, 8:
      guard count > 0 else { return "nothing" }
      let place = random.next(below: count)
      state.items[place].isOn.toggle()
      return "toggle \(place)"
    case 9:
      state.mode = random.next(below: 3)
      return "mode \(state.mode)"
    case 10:
      state.number += 1
      return "number"
    case 11:
      state.isOpen.toggle()
      return "open \(state.isOpen)"
    case 12:
      state.onlyOn.toggle()
      return "filter \(state.onlyOn)"
    case 13:
      state.columns = 1 + random.next(below: 4)
      return "\(state.columns) columns"
    case 14:
      let ids = state.items.map(\.id)
      let kept = random.next(below: 2) == 0 ? [] : Array(state.items.prefix(2))
      let more = random.next(below: 2) == 0 ? 0 : 40
      state.items = kept + (0..<more).map { ProductState.Item(id: 1_000 * steps.count + 1_000 + $0, text: "z", isOn: $0 % 3 != 0) }
      return "replace \(ids.count) by \(state.items.count)"
    case 15:
      guard count > 0 else { return "nothing" }
      state.items[random.next(below: count)].text += "x"
      return "text"
    default: return changePlace(&state)
    }
  }

  private func changePlace(_ state: inout ProductState) -> String {
    switch product.place {
    case .root: return "nothing"
    case .screen:
      state.path = state.path.isEmpty ? [7] : []
      return state.path.isEmpty ? "pop" : "push"
    case .tab:
      state.tab = 1 - state.tab
      return "tab \(state.tab)"
    case .sheet:
      state.isPresented.toggle()
      return state.isPresented ? "present" : "dismiss"
    }
  }

  /// The first difference between the tree that was kept and a fresh one, as a sentence; nil if there is none.
  private func difference() async -> String? {
    if let issue = harness.runtimeIssues.first { return "\(issue)" }
    let freshLog = ProductLog()
    let fresh = Self.harness(product, freshLog, size, idiom, model, observable, Connection(), state)
    await fresh.settle()
    await fresh.advance(by: 2)
    if harness.texts != fresh.texts { return "shows \(harness.texts), a fresh tree \(fresh.texts)" }
    if let fault = log.faults.first { return fault }
    if log.present != freshLog.present { return "\(log.present) have appeared, in a fresh tree \(freshLog.present)" }
    // A desktop's sheet is as high as its content wants to be, which a lazy container estimates. It gives the focus to its first control, and the ring
    // stays with that control.
    if product.place == .sheet, idiom == .desktop { return nil }
    // The number of rows is an estimate where elements have to be made to count it.
    let kept = harness.semanticsDump().replacing(/\ of \d+/, with: ""), other = fresh.semanticsDump().replacing(/\ of \d+/, with: "")
    if let difference = firstDifference(kept, other) { return "means \(difference)" }
    if let difference = firstDifference(harness.displayListDump(), fresh.displayListDump()) { return "draws \(difference)" }
    return nil
  }

  private func firstDifference(_ kept: String, _ fresh: String) -> String? {
    if kept == fresh { return nil }
    let (keptLines, freshLines) = (kept.split(separator: "\n"), fresh.split(separator: "\n"))
    let place =
      zip(keptLines, freshLines).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(keptLines.count, freshLines.count)
    let one = place < keptLines.count ? String(keptLines[place]) : "nothing"
    let other = place < freshLines.count ? String(freshLines[place]) : "nothing"
    return "\(one) where a fresh tree has \(other) (line \(place + 1))"
  }
}
