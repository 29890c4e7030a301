import SwiftUI

struct Materials: View {
  var body: some View {
    Text("Above a picture")
      .padding()
      .background(.thinMaterial, in: .rect(cornerRadius: 12))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(AngularGradient(colors: [.red, .yellow, .blue, .red], center: .center))
  }
}
