import SwiftUI

struct PriceField: View {
  @State private var price = 4.5

  var body: some View {
    VStack {
      TextField("Price", value: $price, format: .number.precision(.fractionLength(2)))
      Text("Twice: \(price * 2, format: .number)")
    }
  }
}
