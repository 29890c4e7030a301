import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout
import RivuletTree

/// The session of a layout with a known type.
@MainActor
final class TypedLayoutSession<L: Layout>: LayoutSession {
  /// The layout, or nil before the first evaluation.
  private var layout: L?
  private var cache: L.Cache?
  /// A Boolean value that indicates whether the layout or its subviews changed after the last update of the cache.
  private var isOutdated = false
  private var wasMirrored = false
  /// The number of changes to the layout.
  private(set) var version = 0

  init() {
    super.init(layoutName: _typeName(L.self, qualified: false))
  }

  override func childrenDidChange() { isOutdated = true }

  /// Sets the layout. Returns false if the layout equals the current layout.
  func take(_ next: L) -> Bool {
    if let layout, ViewComparison.areEqual(layout, next) { return false }
    layout = next
    isOutdated = true
    version += 1
    return true
  }

  func size(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    let size = question(node, .zero) { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    if size.width >= 0, size.height >= 0 { return size }
    report(
      "\(layoutName) returned the size \(size.width) × \(size.height), which no view can have; each invalid length becomes 0. Look for a "
        + "division by zero that precedes it.")
    return CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  func placeChildren(of node: ViewNode, _ proposal: ProposedViewSize) {
    let bounds = CGRect(origin: .zero, size: node.size)
    let placements = question(node, []) { layout, subviews, cache in
      place(bounds, proposal) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
    }
    if placements.count == node.elements.count { node.place(placements) }
  }

  func guide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let value = question(node, nil) { layout, subviews, cache in
      if key.axis == .horizontal {
        layout.explicitAlignment(of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      } else {
        layout.explicitAlignment(of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    guard let value, !value.isFinite else { return value }
    report(
      "\(layoutName) set a guide at \(value), which is not a valid position; it keeps its default position. "
        + "Look for an earlier division by zero.")
    return nil
  }

  func spacing(of node: ViewNode) -> ViewSpacing {
    question(node, ViewSpacing()) { $0.spacing(subviews: $1, cache: &$2) }
  }

  private func question<Answer>(
    _ node: ViewNode, _ none: Answer, _ body: (L, LayoutSubviews, inout L.Cache) -> Answer
  ) -> Answer {
    guard let layout else { return none }
    if node.isMirrored != wasMirrored { (wasMirrored, isOutdated) = (node.isMirrored, true) }
    return ask(node, for: L.self) { subviews in
      var cache = takeCache(layout, subviews)
      defer { self.cache = cache }
      return body(layout, subviews, &cache)
    }
  }

  /// Returns the updated cache. The `cache` property is empty while the layout may change the returned value.
  private func takeCache(_ layout: L, _ subviews: LayoutSubviews) -> L.Cache {
    defer { isOutdated = false }
    guard var known = cache.take() else { return layout.makeCache(subviews: subviews) }
    if isOutdated { layout.updateCache(&known, subviews: subviews) }
    return known
  }
}

extension Optional {
  /// Returns the value and sets the variable to nil.
  fileprivate mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}
