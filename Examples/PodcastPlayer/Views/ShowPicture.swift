import SwiftUI

/// The picture of a show in any size: a square with waves that spread from a microphone.
struct ShowPicture: View {
  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      RoundedRectangle(cornerRadius: side * 0.0875, style: .continuous)
        .fill(gradient)
        .overlay { waves(side) }
        .overlay { microphone(side) }
        .clipShape(RoundedRectangle(cornerRadius: side * 0.0875, style: .continuous))
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private var gradient: LinearGradient {
    LinearGradient(colors: [.teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  private func waves(_ side: CGFloat) -> some View {
    ZStack {
      ForEach(1..<5) { ring in
        Circle()
          .stroke(Color.white.opacity(0.4 - 0.07 * Double(ring)), lineWidth: side / 160)
          .frame(width: side * 0.2625 * CGFloat(ring), height: side * 0.2625 * CGFloat(ring))
      }
    }
    .fixedSize()
  }

  private func microphone(_ side: CGFloat) -> some View {
    Image(systemName: "mic.fill")
      .font(.system(size: side * 0.1625))
      .foregroundColor(.white)
  }
}

#Preview {
  HStack {
    ShowPicture().frame(width: 200)
    ShowPicture().frame(width: 44)
  }
}
