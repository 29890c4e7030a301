import SwiftUI

/// Layouts as apps write them.
enum Custom {
  /// Proposes to its only subview half of what it is proposed (S113).
  struct Half: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size(proposal, subviews) }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: half(proposal))
    }

    private func size(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize { subviews[0].sizeThatFits(half(proposal)) }

    private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
    }
  }

  /// A column at the leading edge, as the documentation has it.
  struct BasicColumn: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +) + distances(subviews).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let distances = distances(subviews)
      var point = bounds.origin
      for (index, subview) in subviews.enumerated() {
        if index > 0 { point.y += distances[index - 1] }
        subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
        point.y += subview.dimensions(in: .unspecified).height
      }
    }

    private func distances(_ subviews: Subviews) -> [CGFloat] {
      subviews.indices.dropLast().map { subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .vertical) }
    }
  }

  /// Subviews in lines that are full before the next begins; counts its cache's updates.
  struct Flow: Layout {
    var spacing: CGFloat = 0

    struct Cache {
      var sizes: [CGSize]
    }

    func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      let frames = frames(proposal.width ?? .infinity, cache)
      return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      for (subview, frame) in zip(subviews, frames(proposal.width ?? .infinity, cache)) {
        subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
      }
    }

    private func frames(_ width: CGFloat, _ cache: Cache) -> [CGRect] {
      var point = CGPoint.zero
      var lineHeight: CGFloat = 0
      return cache.sizes.map { size in
        if point.x > 0, point.x + size.width > width {
          point = CGPoint(x: 0, y: point.y + lineHeight + spacing)
          lineHeight = 0
        }
        defer {
          point.x += size.width + spacing
          lineHeight = max(lineHeight, size.height)
        }
        return CGRect(origin: point, size: size)
      }
    }
  }

  /// Subviews on a line, each as far from the start as its layout value says times the factor, which can be animated.
  struct Ruler: Layout {
    var factor: CGFloat

    var animatableData: CGFloat {
      get { factor }
      set { factor = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 10) }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX + subview[Mark.self] * factor, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      }
    }
  }

  /// Where a view stands on a ruler.
  struct Mark: LayoutValueKey {
    static let defaultValue: CGFloat = 5
  }
}

extension View {
  /// Where the view stands on a ruler.
  func mark(_ place: CGFloat) -> some View { layoutValue(key: Custom.Mark.self, value: place) }
}
