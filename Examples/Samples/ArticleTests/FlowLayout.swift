import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, origin) in zip(subviews, arrange(subviews, width: bounds.width).origins) {
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = [], size = CGSize.zero, point = CGPoint.zero, lineHeight: CGFloat = 0
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      if point.x > 0, point.x + ideal.width > width {
        point = CGPoint(x: 0, y: point.y + lineHeight + spacing)
        lineHeight = 0
      }
      origins.append(point)
      size = CGSize(width: max(size.width, point.x + ideal.width), height: max(size.height, point.y + ideal.height))
      point.x += ideal.width + spacing
      lineHeight = max(lineHeight, ideal.height)
    }
    return (origins, size)
  }
}

struct Topics: View {
  let names: [String]

  var body: some View {
    FlowLayout {
      ForEach(names, id: \.self) { name in
        Text(name)
          .frame(width: 80, height: 30)
          .accessibilityIdentifier(name)
      }
    }
  }
}
