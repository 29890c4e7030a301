public import Foundation
public import RivuletCore
public import RivuletGeometry

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets a horizontal guide of this view, in points from its leading edge (B9.18).
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets a vertical guide of this view, in points from its top (B9.18).
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}

/// A modifier that sets one guide with a closure that receives the content's guides. All other guides come from the content (B9.18).
struct AlignmentGuideModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: BehaviorModifier {
  typealias Body = Never

  static var initial: AlignmentGuideModifier { AlignmentGuideModifier(key: HorizontalAlignment.leading.key) { $0[.leading] } }

  static var traits: NodeTraits { .setsGuides }

  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let child = node.children[0]
    guard key == self.key else { return child.explicitGuide(key, size: size, proposal: proposal) }
    let dimensions = ViewDimensions(size, proposal: proposal, guides: child.guides(size: size, proposal: proposal))
    let value = node.reading(for: .layout, AlignmentGuideModifier.self) { computeValue(dimensions) }
    return FiniteNumber.length(value, of: "alignmentGuide", "the value of the guide")
  }

  func change(from old: AlignmentGuideModifier, in node: ViewNode) -> NodeChange {
    ViewComparison.areEqual(old, self) ? .nothing : .answers
  }
}
