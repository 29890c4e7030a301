import SwiftUI

struct TextFields: View {
  @State private var name = "Ada"
  @State private var password = "secret"

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
    }
    .textFieldStyle(.roundedBorder)
    .padding()
  }
}
