import SwiftUI

/// A clear view that reads the scroll wheel, using a scroll view positioned in the middle of content far larger than any single scroll.
struct WheelReader: View {
  let onScroll: (CGSize) -> Void
  @State private var position = ScrollPosition(point: Self.middle)
  @State private var last = Self.middle

  private static let middle = CGPoint(x: 50_000, y: 50_000)
  private static let reach = 40_000.0

  var body: some View {
    ScrollView([.horizontal, .vertical], showsIndicators: false) {
      Color.clear.frame(width: 2 * Self.middle.x, height: 2 * Self.middle.y)
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGPoint.self) {
      $0.contentOffset
    } action: { old, new in
      let delta = CGSize(width: new.x - last.x, height: new.y - last.y)
      last = new
      if abs(delta.width) < Self.reach / 2, abs(delta.height) < Self.reach / 2, delta != .zero, old != .zero { onScroll(delta) }
      if abs(new.x - Self.middle.x) > Self.reach || abs(new.y - Self.middle.y) > Self.reach {
        last = Self.middle
        position.scrollTo(point: Self.middle)
      }
    }
  }
}
