import SwiftUI

/// An object that announces changes as a whole.
final class Shelf: ObservableObject {
  @Published var books = 0
}

struct Amount: View {
  let number: Int
  var body: some View { Text("\(number) pieces") }
}

struct Stepping: View {
  @Binding var number: Int
  var body: some View {
    HStack(spacing: 4) {
      Text("now \(number)")
      Button("Step") { number += 1 }
    }
  }
}

struct Books: View {
  @ObservedObject var shelf: Shelf
  var body: some View { Text("\(shelf.books) books") }
}

struct Row: View {
  let index: Int
  @State private var likes = 0
  var body: some View { Button("Like \(index)") { likes += 1 }.accessibilityValue("\(likes)") }
}

/// A view with each sort of source.
struct Store: View {
  @State private var count = 1
  @State private var copy = 1
  @State private var isOpen = false
  @State private var rows = 2
  @StateObject private var shelf = Shelf()

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Amount(number: count)
      Amount(number: copy)
      Stepping(number: $count)
      Button("Both") {
        count += 1
        copy = count
      }
      Button("Open") { isOpen.toggle() }
      Button("More") { rows = rows % 4 + 1 }
      Button("Buy") { shelf.books += 1 }
      if isOpen { Books(shelf: shelf) }
      ForEach(0..<rows, id: \.self) { Row(index: $0) }
    }
  }
}

@Observable final class Prices {
  var euros = 1
  var name = "Bread"
}

struct Price: View {
  let prices: Prices
  var body: some View { Text("\(prices.euros) €") }
}

struct Holder: View {
  let prices: Prices
  var body: some View { Button("Raise") { prices.euros += 1 } }
}

/// A view with an object whose properties are observed.
struct Shop: View {
  @State private var prices = Prices()
  var body: some View {
    Price(prices: prices)
    Holder(prices: prices)
  }
}

/// An object with references that do not keep their objects.
@Observable final class WeakLink {
  @ObservationIgnored weak var parent: Shelf?
  @ObservationIgnored weak var other: AnyObject?
  var count = 3
}

struct Weakly: View {
  @State private var link = WeakLink()

  var body: some View { Text("\(link.count)") }
}
