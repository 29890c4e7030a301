import Foundation
import RivuletGeometry
import Testing

/// A guide of an app's own, a third of the height from the top.
private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

/// A guide that is defined by another one.
private enum BelowCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] + 1 }
}

/// Sets one guide.
private final class Source: AlignmentGuideSource {
  let key: AlignmentKey
  init(_ key: AlignmentKey) { self.key = key }
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    key == self.key ? size.width + (proposal.width ?? 0) : nil
  }
}

@Suite struct AlignmentTests {
  let plain = ViewDimensions(width: 40, height: 30)

  @Test func `guides that a view does not set have their defaults (B9.18)`() {
    #expect(plain[HorizontalAlignment.leading] == 0)
    #expect(plain[HorizontalAlignment.center] == 20)
    #expect(plain[HorizontalAlignment.trailing] == 40)
    #expect(plain[HorizontalAlignment.listRowSeparatorLeading] == 0)
    #expect(plain[HorizontalAlignment.listRowSeparatorTrailing] == 40)
    #expect(plain[VerticalAlignment.top] == 0)
    #expect(plain[VerticalAlignment.center] == 15)
    #expect(plain[VerticalAlignment.bottom] == 30)
    #expect(plain[VerticalAlignment(Third.self)] == 10)
    #expect(plain[VerticalAlignment(BelowCenter.self)] == 16)
    #expect(plain[explicit: VerticalAlignment.top] == nil)
  }

  @Test func `baselines of what is not text lie at the bottom (B9.20)`() {
    #expect(plain[VerticalAlignment.firstTextBaseline] == 30)
    #expect(plain[VerticalAlignment.lastTextBaseline] == 30)
  }

  @Test func `text sets its baselines and nothing else`() {
    let text = ViewDimensions(width: 40, height: 30, guides: .baselines(first: 8, last: 23))
    #expect(text[VerticalAlignment.firstTextBaseline] == 8)
    #expect(text[explicit: VerticalAlignment.lastTextBaseline] == 23)
    #expect(text[explicit: VerticalAlignment.bottom] == nil)
    #expect(text[VerticalAlignment.bottom] == 30)
  }

  @Test func `a source is asked with size and proposal, and only its answer counts as explicit`() {
    let source = Source(HorizontalAlignment.leading.key)
    let view = ViewDimensions(width: 40, height: 30, proposal: ProposedViewSize(width: 2, height: nil), guides: .source(source))
    #expect(view[explicit: HorizontalAlignment.leading] == 42)
    #expect(view[HorizontalAlignment.leading] == 42)
    #expect(view[explicit: HorizontalAlignment.center] == nil)
    #expect(view[HorizontalAlignment.center] == 20)
  }

  @Test func `guides are equal by identity and axis`() {
    #expect(VerticalAlignment(Third.self) == VerticalAlignment(Third.self))
    #expect(VerticalAlignment(Third.self) != VerticalAlignment(BelowCenter.self))
    #expect(VerticalAlignment(Third.self).key != HorizontalAlignment(Third.self).key)
    #expect(VerticalAlignment.firstTextBaseline != .lastTextBaseline)
    #expect(Set([HorizontalAlignment.center.key, VerticalAlignment.center.key, HorizontalAlignment.center.key]).count == 2)
  }

  @Test func `dimensions are equal if size, proposal and guides are`() {
    let source = Source(HorizontalAlignment.leading.key)
    #expect(plain == ViewDimensions(width: 40, height: 30))
    #expect(plain != ViewDimensions(width: 40, height: 30, proposal: .zero))
    #expect(plain != ViewDimensions(width: 40, height: 30, guides: .baselines(first: 1, last: 1)))
    #expect(ViewDimensions(width: 1, height: 1, guides: .source(source)) == ViewDimensions(width: 1, height: 1, guides: .source(source)))
    let other = Source(HorizontalAlignment.leading.key)
    #expect(ViewDimensions(width: 1, height: 1, guides: .source(source)) != ViewDimensions(width: 1, height: 1, guides: .source(other)))
  }

  @Test func `containers merge baselines by extremes and other guides by the mean (B9.19)`() {
    let values: [CGFloat?] = [nil, 10, 40, nil, 22]
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 10)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 40)
    #expect(VerticalAlignment.center.combineExplicit(values) == 24)
    #expect(HorizontalAlignment.leading.combineExplicit(values) == 24)
    #expect(HorizontalAlignment.leading.combineExplicit([nil, nil]) == nil)
    #expect(HorizontalAlignment.leading.combineExplicit([]) == nil)
  }

  @Test func `pairs of guides have the documented parts`() {
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(Alignment.bottomTrailing == Alignment(horizontal: .trailing, vertical: .bottom))
    #expect(Alignment.leading == Alignment(horizontal: .leading, vertical: .center))
    #expect(Alignment.top == Alignment(horizontal: .center, vertical: .top))
    #expect(Alignment.centerFirstTextBaseline == Alignment(horizontal: .center, vertical: .firstTextBaseline))
    #expect(Alignment.trailingLastTextBaseline == Alignment(horizontal: .trailing, vertical: .lastTextBaseline))
  }
}
