package import Foundation
package import RivuletTree

/// A view from which a screen can zoom in, and to which it can zoom back (B18.63).
@MainActor
package final class TransitionSource {
  private weak var node: ViewNode?
  fileprivate private(set) var key: MatchedGeometryKey?
  private var cornerRadius: CGFloat = 0

  package init(_ node: ViewNode) {
    self.node = node
  }

  package func update(_ key: MatchedGeometryKey, cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
    guard let node, self.key != key else { return }
    let sources = node.tree.transitionSources
    if let former = self.key { sources.remove(self, former) }
    self.key = key
    sources.add(self, key)
  }

  fileprivate var isGone: Bool { node == nil }

  /// Returns the outline of the view in the coordinate space of another node; nil if the view is not visible there.
  fileprivate func outline(in space: ViewNode, outside screen: ViewNode) -> TransitionOutline? {
    guard let node, !node.scope.isRemoved, node.isOnScreen, !node.isInside(screen) else { return nil }
    let origin = space.originInRoot
    let frame = node.frameInRoot.offsetBy(dx: -origin.x, dy: -origin.y)
    guard !frame.isEmpty, frame.intersects(CGRect(origin: .zero, size: space.size)) else { return nil }
    return TransitionOutline(frame: frame, cornerRadius: cornerRadius)
  }
}

extension ViewNode {
  /// True if the view is in the window, or in a covered screen that is about to become visible again.
  fileprivate var isOnScreen: Bool {
    var top = self
    while let parent = top.parent { top = parent }
    return top === tree.root || top.traits.contains(.isScreen)
  }
}

/// The frame and corner radius of a view from which a screen zooms.
package struct TransitionOutline: Equatable, Sendable {
  package let frame: CGRect
  package let cornerRadius: CGFloat
}

/// The zoom sources in a window, by key.
@MainActor
package final class TransitionSources: Companion {
  private var sources: [MatchedGeometryKey: [WeakSource]] = [:]
  /// The number of keys that triggers the removal of keys without live views.
  private var sweepLimit = 16

  private struct WeakSource {
    weak var source: TransitionSource?

    @MainActor var isGone: Bool { source?.isGone != false }
  }

  nonisolated init() {}

  fileprivate func add(_ source: TransitionSource, _ key: MatchedGeometryKey) {
    if sources.count >= sweepLimit {
      sources = sources.filter { !$0.value.allSatisfy(\.isGone) }
      sweepLimit = max(16, 2 * sources.count)
    }
    sources[key, default: []].removeAll(where: \.isGone)
    sources[key, default: []].append(WeakSource(source: source))
  }

  fileprivate func remove(_ source: TransitionSource, _ key: MatchedGeometryKey) {
    sources[key]?.removeAll { $0.isGone || $0.source === source }
  }

  /// Returns the outline of the source with a key, in the coordinate space of a node; nil if no source is visible. Sources inside `screen`
  /// are ignored.
  package func outline(of key: MatchedGeometryKey, in space: ViewNode, outside screen: ViewNode) -> TransitionOutline? {
    for entry in sources[key] ?? [] {
      if let outline = entry.source?.outline(in: space, outside: screen) { return outline }
    }
    return nil
  }
}

extension ViewTree {
  /// The views in the window from which a zoom transition can start.
  package var transitionSources: TransitionSources { companions.find(TransitionSources()) }
}
