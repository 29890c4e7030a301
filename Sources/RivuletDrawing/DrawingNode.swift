package import Foundation
package import RivuletGeometry

/// A leaf or a group of the retained tree. Only the tree's methods change a node.
///
/// A point of the node lies in its parent at `offset + transform(point)`. The item is painted first, then the children in order. The
/// group's effects are then applied to the result, innermost first: clip, mask, shadows of its shape, colours, blur, shadow, opacity, blend
/// mode.
package final class DrawingNode {
  // The properties that are read when siblings move are stored together.
  /// The position of the node's origin in its parent.
  package internal(set) var offset = CGPoint.zero
  /// The opacity set on the node as a whole, from 0 to 1.
  var ownOpacity: Double = 1
  /// True if the node and its children are left out.
  package internal(set) var isHidden = false
  /// True if this node is the mask of its parent instead of one of its children.
  package internal(set) var isMask = false
  /// The rarer attributes, or nil until one of them is first set.
  var effects: DrawingEffects?

  /// The drain for which the node already counts as edited.
  var editStamp = EditStamp.never
  /// The storage of `cachedContentBounds`. A negative width means that the bounds are unknown.
  private var storedContentBounds = DrawingNode.unknownBounds

  /// An id that is stable for the lifetime of the node, and equal in every run of the same script.
  package let id: UInt64
  /// The count of live nodes. The first live node retains it for all nodes, and the last releases it, because a reference from each node
  /// would cost too much.
  private let census: Unmanaged<DrawingCensus>

  /// The parent. It is valid as long as it is set, because a parent clears it when it is deallocated. Therefore, no references are counted
  /// for it.
  private var parentReference: Unmanaged<DrawingNode>?
  /// The parent's id, which is compared without counting references. It is `noID` without a parent.
  private(set) var parentID = DrawingNode.noID
  /// The children in painting order, without the mask.
  package internal(set) var children: [DrawingNode] = []
  /// The node's own drawing, beneath its children.
  package internal(set) var item: DrawingItem?
  /// The last reordering that visited the node.
  var orderStamp: UInt32 = 0
  /// The node's index in the old list of the reordering.
  var orderIndex: Int32 = 0

  /// The id of a tree's root.
  static let rootID: UInt64 = 0
  /// The id that no node has.
  static let noID = UInt64.max

  private static var unknownBounds: CGRect { @inline(__always) get { CGRect(x: 0, y: 0, width: -1, height: 0) } }

  /// The bounds of everything the node and its children may paint, in the node's coordinates, before its own effects, or nil if they have
  /// to be computed.
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

  /// Calls `body` with the parent without counting references. Returns nil if there is no parent.
  @inline(__always) func lendParent<Result>(_ body: (DrawingNode) -> Result) -> Result? {
    parentReference?._withUnsafeGuaranteedRef(body)
  }

  /// Calls `look` with each ancestor, nearest first, until it returns false. Counts no references.
  @inline(__always) func lendAncestors(_ look: (DrawingNode) -> Bool) {
    var next = parentReference
    while let reference = next {
      next = reference._withUnsafeGuaranteedRef { look($0) ? $0.parentReference : nil }
    }
  }

  /// Creates a node that is not attached anywhere.
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

  /// True if something is painted in front of the item.
  package var hasChildren: Bool { !children.isEmpty }

  /// The number of children painted in front of the item.
  package var childCount: Int { children.count }

  /// Returns true if the opacity set on the node equals a value.
  package func hasOpacity(_ opacity: Double) -> Bool { ownOpacity == opacity }

  /// The opacity of the node as a whole, from 0 to 1: the opacity set on it, multiplied by the progress of its appearance or removal.
  package var opacity: Double { effects == nil ? ownOpacity : ownOpacity * (effects?.presence ?? 1) }

  /// True if the node has no parent and is not the root, so that nothing in it is visible yet.
  package var isLoose: Bool { parentID == DrawingNode.noID && id != DrawingNode.rootID }

  /// Reserves space for the children of a node that has no children yet.
  package func reserveChildren(_ count: Int) { children.reserveCapacity(count) }

  /// True if the node has no children and no rarer attribute has ever been set.
  package var isBare: Bool { children.isEmpty && effects == nil }

  /// True if a rarer attribute has ever been set.
  var hasEffects: Bool { effects != nil }

  /// The transform about the node's own origin, before its offset.
  package var transform: CGAffineTransform? { effects?.transform }
  /// A map under which parallel lines may meet. It replaces `transform`.
  package var projection: ProjectionTransform? { effects?.projection }
  /// The clip, in the node's coordinates.
  package var clip: ClipEffect? { effects?.clip }
  /// The change to the colours of the node as a whole.
  package var colorMatrix: ColorMatrix? { effects?.colorMatrix }
  /// The shadows of the node as a whole that are part of its look, innermost first.
  package var shapeShadows: [ShapeShadow] { effects?.shapeShadows ?? [] }
  /// True if blending inside the node affects only the node's own content.
  package var isIsolated: Bool { effects?.isIsolated == true }
  /// The blur radius, in points, or 0 for no blur.
  package var blurRadius: CGFloat { effects?.blurRadius ?? 0 }
  /// True if the blurred content keeps its outline and opacity.
  package var isBlurOpaque: Bool { effects?.isBlurOpaque == true }
  /// The blend mode of the node as a whole.
  package var blendMode: BlendMode { effects?.blendMode ?? .normal }
  /// The shadow beneath the node as a whole.
  package var shadow: ShadowEffect? { effects?.shadow }
  /// A node whose opacity determines how much of this node is visible. Its parent is this node.
  package var mask: DrawingNode? { effects?.mask }
  /// True if the node scrolls in its parent and the window keeps its pixels.
  var isKeptLayer: Bool { effects?.scrollLayer?.isKept == true }
}
