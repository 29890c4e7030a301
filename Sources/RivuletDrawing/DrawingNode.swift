package import Foundation
package import RivuletGeometry

/// A leaf or group in the retained tree. Only the tree's methods modify a node.
///
/// A point in the node has the position `offset + transform(point)` in the parent. The item is painted first, followed by the children in
/// order. The group's effects then apply to the result, innermost first: clip, mask, shape shadows, colours, blur, shadow, opacity, blend
/// mode.
package final class DrawingNode {
  // The properties that are read when siblings move are adjacent in memory.
  /// The position of the node's origin in its parent.
  package internal(set) var offset = CGPoint.zero
  /// The opacity set on the node, from 0 to 1.
  var ownOpacity: Double = 1
  /// True if the node and its children are not drawn.
  package internal(set) var isHidden = false
  /// True if the node is its parent's mask and not one of its children.
  package internal(set) var isMask = false
  /// The less common attributes; nil until one of them is first set.
  var effects: DrawingEffects?

  /// The stamp of the drain for which the node already counts as edited.
  var editStamp = EditStamp.never
  /// The storage of `cachedContentBounds`. A negative width represents unknown bounds.
  private var storedContentBounds = DrawingNode.unknownBounds

  /// An identifier that is stable for the lifetime of the node, and deterministic for the same sequence of operations.
  package let id: UInt64
  /// The counts of the tree's nodes. The first node retains the object on behalf of all nodes, and the last one releases it, because a
  /// reference from each node would be too expensive.
  private let census: Unmanaged<DrawingCensus>

  /// The parent. The reference is unowned, which avoids reference counting; it stays valid because a parent clears it when it is
  /// deallocated.
  private var parentReference: Unmanaged<DrawingNode>?
  /// The parent's identifier, which can be compared without reference counting; `noID` if there is no parent.
  private(set) var parentID = DrawingNode.noID
  /// The children in painting order, excluding the mask.
  package internal(set) var children: [DrawingNode] = []
  /// The item that the node draws beneath its children.
  package internal(set) var item: DrawingItem?
  /// The number of the last reordering that visited the node.
  var orderStamp: UInt32 = 0
  /// The node's index in the old list during a reordering.
  var orderIndex: Int32 = 0

  /// The identifier of a tree's root.
  static let rootID: UInt64 = 0
  /// An identifier that no node has.
  static let noID = UInt64.max

  private static var unknownBounds: CGRect { @inline(__always) get { CGRect(x: 0, y: 0, width: -1, height: 0) } }

  /// The bounds of everything that the node and its children may paint, in the node's coordinates, before its own effects; nil if they
  /// must be computed.
  var cachedContentBounds: CGRect? {
    @inline(__always) get { storedContentBounds.size.width < 0 ? nil : storedContentBounds }
    @inline(__always) set { storedContentBounds = newValue ?? DrawingNode.unknownBounds }
  }

  package internal(set) var parent: DrawingNode? {
    get { parentReference?.takeUnretainedValue() }
    set {
      parentReference = newValue.map(Unmanaged.passUnretained)
      parentID = newValue?.id ?? DrawingNode.noID
    }
  }

  /// Calls `body` with the parent, without reference counting. Returns nil if there is no parent.
  @inline(__always) func withParent<Result>(_ body: (DrawingNode) -> Result) -> Result? {
    parentReference?._withUnsafeGuaranteedRef(body)
  }

  /// Calls `look` with each ancestor, nearest first, until it returns false. Avoids reference counting.
  @inline(__always) func visitAncestors(_ look: (DrawingNode) -> Bool) {
    var next = parentReference
    while let reference = next {
      next = reference._withUnsafeGuaranteedRef { look($0) ? $0.parentReference : nil }
    }
  }

  /// Creates a detached node.
  init(id: UInt64, census: DrawingCensus) {
    self.id = id
    self.census = Unmanaged.passUnretained(census)
    census.liveNodes += 1
    if census.liveNodes == 1 { _ = self.census.retain() }
  }

  deinit {
    leaveCensus()
    let list = children
    let children = list.span
    for place in children.indices { children[place].parent = nil }
    effects?.mask?.parent = nil
  }

  private func leaveCensus() {
    let isLast = census._withUnsafeGuaranteedRef { census in
      census.liveNodes -= 1
      return census.liveNodes == 0
    }
    if isLast { census.release() }
  }

  /// True if the node has children, which are painted above the item.
  package var hasChildren: Bool { !children.isEmpty }

  /// The number of children, which are painted above the item.
  package var childCount: Int { children.count }

  /// Returns true if the opacity set on the node equals the given value.
  package func hasOpacity(_ opacity: Double) -> Bool { ownOpacity == opacity }

  /// The effective opacity, from 0 to 1: the opacity set on the node, multiplied by the progress of its insertion or removal.
  package var opacity: Double { effects == nil ? ownOpacity : ownOpacity * (effects?.presence ?? 1) }

  /// True if the node has no parent and is not the root, so that none of its content is visible.
  package var isDetached: Bool { parentID == DrawingNode.noID && id != DrawingNode.rootID }

  /// Reserves capacity for the children of a node that has none yet.
  package func reserveChildren(_ count: Int) { children.reserveCapacity(count) }

  /// True if the node has no children and no less common attribute has ever been set.
  package var isBare: Bool { children.isEmpty && effects == nil }

  /// True if a less common attribute has ever been set.
  var hasEffects: Bool { effects != nil }

  /// The transform about the node's origin, applied before its offset.
  package var transform: CGAffineTransform? { effects?.transform }
  /// A perspective map, which replaces `transform`.
  package var projection: ProjectionTransform? { effects?.projection }
  /// The clip, in the node's coordinates.
  package var clip: ClipEffect? { effects?.clip }
  /// The change to the colours of the node and its children.
  package var colorMatrix: ColorMatrix? { effects?.colorMatrix }
  /// The shadows of the node's shape, which are part of its appearance, innermost first.
  package var shapeShadows: [ShapeShadow] { effects?.shapeShadows ?? [] }
  /// True if items in the node blend only with the node's own content.
  package var isIsolated: Bool { effects?.isIsolated == true }
  /// The blur radius, in points; 0 for no blur.
  package var blurRadius: CGFloat { effects?.blurRadius ?? 0 }
  /// True if the blurred content keeps its outline and opacity.
  package var isBlurOpaque: Bool { effects?.isBlurOpaque == true }
  /// The blend mode of the node including its children.
  package var blendMode: BlendMode { effects?.blendMode ?? .normal }
  /// The shadow of the node including its children.
  package var shadow: ShadowEffect? { effects?.shadow }
  /// The mask, whose opacity determines the visibility of this node. Its parent is this node.
  package var mask: DrawingNode? { effects?.mask }
  /// True if the node scrolls in its parent and the window keeps the node's pixels.
  var isKeptLayer: Bool { effects?.scrollLayer?.isKept == true }
}
