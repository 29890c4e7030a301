import Foundation
import RivuletCore
import RivuletElements

/// Owns the state of a focus; one of the two views that may have it comes and goes.
struct Focusing: View {
  let number: Int
  let part: Recipe
  let model: Model
  let place: String
  @FocusState private var field: Int?

  var body: some View {
    let _ = model.writers[place] = { field = $0 % 3 == 0 ? nil : $0 % 3 }
    HStack(spacing: 1) {
      Text("f\(field ?? 0)")
      Stop().focused($field, equals: 1)
      if number % 2 == 0 { Stop().focused($field, equals: 2) }
      RecipeView(recipe: part, model: model, place: place + ".0")
    }
  }

  struct Stop: View {
    var body: some View { Light().focusable() }
  }

  struct Light: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "on" : "off") }
  }
}
