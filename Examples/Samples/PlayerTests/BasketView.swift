import SwiftUI

@Observable @MainActor
final class Basket {
  var items: [String] = []
  var note = ""
}

struct BasketView: View {
  @State private var basket = Basket()

  var body: some View {
    VStack {
      ItemCount(basket: basket)
      NoteField(basket: basket)
      Button("Add") { basket.items.append("apple") }
    }
  }
}

struct ItemCount: View {
  let basket: Basket

  var body: some View {
    Text("\(basket.items.count) items")
  }
}

struct NoteField: View {
  @Bindable var basket: Basket

  var body: some View {
    TextField("Note", text: $basket.note)
  }
}
