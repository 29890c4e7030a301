import Foundation
import RivuletApps
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletNames
import RivuletScreens

/// A view made of a recipe.
struct RecipeView: View {
  let recipe: Recipe
  let model: Model
  /// Where it stands, for the names of owned numbers.
  let place: String

  var body: some View {
    switch recipe {
    case .number(let index): Sourced(index: index, model: model) { Text("\($0)") }
    case .ambient: Ambient()
    case .color(let width, let height): Color.red.frame(width: Double(width), height: Double(height))
    case .column(let parts): VStack(alignment: .leading, spacing: 3) { Parts(parts: parts, model: model, place: place) }
    case .row(let parts): HStack { Parts(parts: parts, model: model, place: place) }
    case .pile(let parts): ZStack { Parts(parts: parts, model: model, place: place) }
    case .group(let parts): Group { Parts(parts: parts, model: model, place: place) }
    default: Modified(recipe: recipe, model: model, place: place)
    }
  }
}

/// The parts of a container, by position.
struct Parts: View {
  let parts: [Recipe]
  let model: Model
  let place: String

  var body: some View {
    ForEach(Array(parts.indices), id: \.self) { index in
      RecipeView(recipe: parts[index], model: model, place: "\(place).\(index)")
    }
  }
}

/// The recipes that put something around one other.
struct Modified: View {
  let recipe: Recipe
  let model: Model
  let place: String

  private func inner(_ recipe: Recipe, _ name: String = "0") -> RecipeView {
    RecipeView(recipe: recipe, model: model, place: "\(place).\(name)")
  }

  var body: some View {
    switch recipe {
    case .padded(let part, let source): Sourced(index: source, model: model) { inner(part).padding(Double($0 % 7)) }
    case .framed(let part, let source):
      Sourced(index: source, model: model) { inner(part).frame(width: $0 % 2 == 0 ? nil : Double(20 + $0)) }
    case .ideal(let part, let source):
      Sourced(index: source, model: model) { number in
        inner(part).fixedSize().environment(\.layoutDirection, number % 3 == 0 ? .rightToLeft : .leftToRight)
      }
    case .scrolled(let part, let isHorizontal):
      ScrollView(isHorizontal ? .horizontal : .vertical, showsIndicators: false) { inner(part) }
        .frame(width: isHorizontal ? 60 : nil, height: isHorizontal ? nil : 60)
    case .faded(let part, let source): Sourced(index: source, model: model) { inner(part).opacity(Double($0 % 5) / 4) }
    case .backed(let part, let back): inner(part).background(alignment: .bottomTrailing) { inner(back, "b") }
    case .covered(let part, let front): inner(part).overlay { inner(front, "f") }
    default: Dynamic(recipe: recipe, model: model, place: place)
    }
  }
}

/// The recipes whose structure changes, and those that own or hand on data.
struct Dynamic: View {
  let recipe: Recipe
  let model: Model
  let place: String

  private func inner(_ recipe: Recipe, _ name: String = "0") -> RecipeView {
    RecipeView(recipe: recipe, model: model, place: "\(place).\(name)")
  }

  var body: some View {
    switch recipe {
    case .either(let source, let first, let second):
      Sourced(index: source, model: model) { number in
        if number % 2 == 0 {
          inner(first)
        } else if let second {
          inner(second, "else")
        }
      }
    case .erased(let source, let part):
      Sourced(index: source, model: model) { $0 % 2 == 0 ? AnyView(inner(part)) : AnyView(inner(part).padding(1)) }
    case .identified(let source, let part): Sourced(index: source, model: model) { inner(part).id($0 % 3) }
    case .rows(let list, let part):
      ForEach(model.observed.lists[list], id: \.self) { id in
        RecipeView(recipe: part, model: model, place: "\(place).row\(id)")
      }
    case .stateful(let part): Owner(part: part, model: model, place: place)
    case .bound: Bound()
    case .environment(let source, let part):
      Sourced(index: source, model: model) { inner(part).environment(\.ambient, $0) }
    case .preference(let source, let part):
      Sourced(index: source, model: model) { inner(part).preference(key: Sum.self, value: $0) }
    default: Wrapped(recipe: recipe, model: model, place: place)
    }
  }
}

/// Reads one number of the model, by property or by announcement.
struct Sourced<Content: View>: View {
  let index: Int
  let model: Model
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    if index < 3 {
      content(model.number(index))
    } else {
      Announced(index: index, model: model, announced: model.announced, content: content)
    }
  }

  struct Announced: View {
    let index: Int
    let model: Model
    @ObservedObject var announced: Model.Announced
    let content: (Int) -> Content

    var body: some View { content(model.number(index)) }
  }
}

/// Owns a number.
struct Owner: View {
  let part: Recipe
  let model: Model
  let place: String
  @State private var number = 0

  var body: some View {
    let _ = model.writers[place] = { number = $0 }
    HStack(spacing: 1) {
      Text("s\(number)")
      RecipeView(recipe: part, model: model, place: place + ".0").environment(\.owned, $number)
    }
  }
}

/// Shows the number of the nearest owner.
struct Bound: View {
  @Environment(\.owned) private var owned

  var body: some View { Leaf(number: owned) }

  struct Leaf: View {
    @Binding var number: Int

    var body: some View { Text("b\(number)") }
  }
}

/// Shows the environment's value.
struct Ambient: View {
  @Environment(\.ambient) private var ambient

  var body: some View { Text("e\(ambient)") }
}

private struct AmbientKey: EnvironmentKey {
  static var defaultValue: Int { 7 }
}

private struct OwnedKey: EnvironmentKey {
  static var defaultValue: Binding<Int> { .constant(-1) }
}

extension EnvironmentValues {
  var ambient: Int {
    get { self[AmbientKey.self] }
    set { self[AmbientKey.self] = newValue }
  }

  var owned: Binding<Int> {
    get { self[OwnedKey.self] }
    set { self[OwnedKey.self] = newValue }
  }
}

/// Adds numbers up, so that every writer counts.
struct Sum: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) { value = value &* 3 &+ nextValue() }
}
