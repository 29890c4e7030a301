import SwiftUI

struct Steppers: View {
  @State private var guests = 2
  @State private var amount = 1.5

  var body: some View {
    VStack {
      Stepper("Guests: \(guests)", value: $guests, in: 1...9)
      Stepper("Amount", value: $amount, format: .number)
    }
    .padding()
  }
}
