import Foundation
import RivuletCore
import RivuletElements
import RivuletNames

/// A view that shows some of the recipes; one for all would be more than the compiler takes in reasonable time.
protocol RecipeSwitch: View {
  var model: Model { get }
  var place: String { get }
}

extension RecipeSwitch {
  /// The only part of a recipe.
  func inner(_ recipe: Recipe) -> RecipeView {
    RecipeView(recipe: recipe, model: model, place: place + ".0")
  }
}

/// The recipes with readers of preferences, geometry and objects, and with actions.
struct Wrapped: RecipeSwitch {
  let recipe: Recipe
  let model: Model
  let place: String

  var body: some View {
    switch recipe {
    case .reader(let part, true): inner(part).overlayPreferenceValue(Sum.self, alignment: .topTrailing) { Text("p\($0)") }
    case .reader(let part, false): inner(part).backgroundPreferenceValue(Sum.self) { Text("p\($0)").padding(Double($0 % 3)) }
    case .anchored(let part): inner(part).anchorPreference(key: Places.self, value: .bounds) { [$0] }
    case .anchorReader(let part): inner(part).overlayPreferenceValue(Places.self) { Frames(anchors: $0) }
    case .measured(let part):
      GeometryReader { proxy in
        inner(part)
        Text("\(Int(proxy.size.width))x\(Int(proxy.frame(in: .global).minX))")
      }
    default: Owning(recipe: recipe, model: model, place: place)
    }
  }
}

/// The recipes with objects, stored values and actions.
struct Owning: RecipeSwitch {
  let recipe: Recipe
  let model: Model
  let place: String

  var body: some View {
    switch recipe {
    case .supplied(let source, let part):
      Sourced(index: source, model: model) { inner(part).environmentObject($0 % 2 == 0 ? model.announced : model.spare) }
    case .supply: Supplied()
    case .stored(let index): Stored(index: index)
    case .keeping(let part): Keeper(part: part, model: model, place: place)
    case .reacting(let source, let part):
      Sourced(index: source, model: model) { Reacting(number: $0, part: part, model: model, place: place) }
    default: Following(recipe: recipe, model: model, place: place)
    }
  }
}

/// The recipes with focus, with work, and those that look at their views.
struct Following: RecipeSwitch {
  let recipe: Recipe
  let model: Model
  let place: String

  var body: some View {
    switch recipe {
    case .focusing(let source, let part):
      Sourced(index: source, model: model) { Focusing(number: $0, part: part, model: model, place: place) }
    case .working(let source, let part):
      Sourced(index: source, model: model) { Working(number: $0, part: part, model: model, place: place) }
    case .dealt(let source, let parts):
      Sourced(index: source, model: model) { Dealt(number: $0, parts: parts, model: model, place: place) }
    default: EmptyView()
    }
  }
}

/// Where the views are whose bounds were offered.
struct Frames: View {
  let anchors: [Anchor<CGRect>]

  var body: some View {
    GeometryReader { proxy in
      Text(anchors.map { "\(Int(proxy[$0].minX)),\(Int(proxy[$0].width))" }.joined(separator: " "))
    }
  }
}

/// Shows a number of the object that is supplied.
struct Supplied: View {
  @EnvironmentObject private var object: Model.Announced

  var body: some View { Text("o\(object.fourth)") }
}

/// Shows a value of the defaults.
struct Stored: View {
  @AppStorage private var value: Int

  init(index: Int) {
    _value = AppStorage(wrappedValue: -1, "stored\(index)")
  }

  var body: some View { Text("d\(value)") }
}

/// Owns an object that announces, one that is observed, and the state of a gesture.
struct Keeper: View {
  let part: Recipe
  let model: Model
  let place: String
  @StateObject private var announced = Model.Announced()
  @State private var observed = Model.Observed()
  @GestureState private var drag = 0

  var body: some View {
    let gesture = $drag
    let _ =
      model.writers[place] = { value in
        switch value % 4 {
        case 0: announced.fourth = value
        case 1: observed.second = value
        case 2: gesture.change { drag, _ in drag = value }
        default: gesture.reset()
        }
      }
    VStack(spacing: 1) {
      Text("k\(announced.fourth) \(drag)")
      Inner(observed: observed)
      RecipeView(recipe: part, model: model, place: place + ".0").environmentObject(announced)
    }
  }

  struct Inner: View {
    @Bindable var observed: Model.Observed

    var body: some View { Leaf(number: $observed.second) }
  }

  struct Leaf: View {
    @Binding var number: Int

    var body: some View { Text("i\(number)") }
  }
}

/// Counts by actions; what they write is in the frame of what they follow.
struct Reacting: View {
  let number: Int
  let part: Recipe
  let model: Model
  let place: String
  @State private var changes = 0
  @State private var offered = -1

  var body: some View {
    HStack(spacing: 1) {
      Text("c\(changes) \(offered)")
      RecipeView(recipe: part, model: model, place: place + ".0")
    }
    .onAppear { changes += 100 }
    .onChange(of: number) { changes += 1 }
    .onPreferenceChange(Sum.self) { offered = $0 }
  }
}

/// The bounds that views offer.
struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
