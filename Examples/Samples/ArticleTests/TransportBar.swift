import SwiftUI

struct TransportBar: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { buttons }
      VStack { buttons }
    }
  }

  @ViewBuilder private var buttons: some View {
    Button("Back") {}.frame(minWidth: 100)
    Button("Play") {}.frame(minWidth: 100)
    Button("Forward") {}.frame(minWidth: 100)
  }
}
