package import Foundation
package import RivuletGeometry

/// A leaf or a group of the retained tree. Its tree's methods change it; it only answers.
///
/// A point of the node lies in its parent at `offset + transform(point)`. Painting order: the item, then the children in their order; then
/// the group's effects apply to all of that, from the inside: clip, mask, shadows of
/// its shape, colours, blur, shadow, opacity, blend mode.
package final class DrawingNode {
  // What is looked at when siblings move lies together.
  /// Where the node's origin lies in its parent.
  @exclusivity(unchecked) package internal(set) var offset = CGPoint.zero
  /// What effects make of the node as a whole, from 0 to 1.
  @exclusivity(unchecked) var ownOpacity: Double = 1
  /// Whether the node and its children are left out.
  @exclusivity(unchecked) package internal(set) var isHidden = false
  /// Whether this node is the mask of its parent instead of one of its children.
  @exclusivity(unchecked) package internal(set) var isMask = false
  /// Nil as long as all effects are at their defaults from the beginning.
  @exclusivity(unchecked) var effects: DrawingEffects?

  /// The drain of the tree for which the node already counts as edited.
  @exclusivity(unchecked) var editStamp = EditStamp.never
  /// What `cachedContentBounds` is made of: a rectangle, which has no negative sides, or one that has.
  @exclusivity(unchecked) private var storedContentBounds = DrawingNode.unknownBounds

  /// Stable for the node's life and the same in every run of the same script.
  package let id: UInt64
  /// Where live nodes are counted. The first of them keeps it, until the last has gone: a count of its own for each would be as many references.
  private let census: Unmanaged<DrawingCensus>

  /// Valid as long as it is set: a dying parent clears it. So nobody's references have to be counted for it.
  @exclusivity(unchecked) private var parentReference: Unmanaged<DrawingNode>?
  /// The parent's id, which is compared without counting references; `noID` without a parent.
  @exclusivity(unchecked) private(set) var parentID = DrawingNode.noID
  /// In painting order, the mask left out.
  @exclusivity(unchecked) package internal(set) var children: [DrawingNode] = []
  /// What the node itself paints, beneath its children.
  @exclusivity(unchecked) package internal(set) var item: DrawingItem?
  /// The reordering that last saw the node, and where.
  @exclusivity(unchecked) var orderStamp: UInt32 = 0
  /// The node's place in the old list of that reordering.
  @exclusivity(unchecked) var orderIndex: Int32 = 0

  /// The id of a tree's root.
  static let rootID: UInt64 = 0
  /// The id of no node.
  static let noID = UInt64.max

  private static var unknownBounds: CGRect { @inline(__always) get { CGRect(x: 0, y: 0, width: -1, height: 0) } }

  /// What the node and its children may paint in the node's coordinates, before its own effects; nil if it has to be computed.
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

  /// Looks at the parent without counting references; nil where there is none.
  @inline(__always) func lendParent<Result>(_ body: (DrawingNode) -> Result) -> Result? {
    parentReference?._withUnsafeGuaranteedRef(body)
  }

  /// Looks at the nodes above, the nearest first, as long as `look` says so, and counts no references.
  @inline(__always) func lendAncestors(_ look: (DrawingNode) -> Bool) {
    var next = parentReference
    while let reference = next {
      next = reference._withUnsafeGuaranteedRef { look($0) ? $0.parentReference : nil }
    }
  }

  /// A node that is attached nowhere.
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

  /// Whether anything is painted in front of the item. A question of its own, because code of other rooms would check `children` for
  /// accesses that overlap.
  package var hasChildren: Bool { !children.isEmpty }

  /// The number of nodes that are painted in front of the item, for the same reason a property of its own.
  package var childCount: Int { children.count }

  /// Whether the node is as see-through as that.
  package func hasOpacity(_ opacity: Double) -> Bool { ownOpacity == opacity }

  /// Of the node as a whole, from 0 to 1: as see-through as it is by itself, while it comes and goes.
  package var opacity: Double { effects == nil ? ownOpacity : ownOpacity * (effects?.presence ?? 1) }

  /// Whether the node hangs in nothing, so that no place in it shows yet.
  package var isLoose: Bool { parentID == DrawingNode.noID && id != DrawingNode.rootID }

  /// Makes room for so many children of a node without any.
  package func reserveChildren(_ count: Int) { children.reserveCapacity(count) }

  /// Whether the item is all there is to the node, as far as anybody has ever set.
  package var isBare: Bool { children.isEmpty && effects == nil }

  /// Whether any of the rarer attributes was ever set.
  var hasEffects: Bool { effects != nil }

  /// The map about the node's own origin that comes before its offset.
  package var transform: CGAffineTransform? { effects?.transform }
  /// A map in the place of `transform` under which parallel lines may meet.
  package var projection: ProjectionTransform? { effects?.projection }
  /// In the node's coordinates.
  package var clip: ClipEffect? { effects?.clip }
  /// What becomes of the colours of the node as a whole.
  package var colorMatrix: ColorMatrix? { effects?.colorMatrix }
  /// Shadows of the node as a whole that are part of its look, the innermost first.
  package var shapeShadows: [ShapeShadow] { effects?.shapeShadows ?? [] }
  /// Whether what blends inside meets only what is inside.
  package var isIsolated: Bool { effects?.isIsolated == true }
  /// In points; 0 for none.
  package var blurRadius: CGFloat { effects?.blurRadius ?? 0 }
  /// Whether what is blurred keeps the outline and the opacity that it had.
  package var isBlurOpaque: Bool { effects?.isBlurOpaque == true }
  /// How the node as a whole meets what lies beneath it.
  package var blendMode: BlendMode { effects?.blendMode ?? .normal }
  /// Drawn beneath the node as a whole.
  package var shadow: ShadowEffect? { effects?.shadow }
  /// A node whose opacity decides how much of this one shows; its parent is this one.
  package var mask: DrawingNode? { effects?.mask }
  /// Whether the node scrolls in its parent and the window keeps its pixels.
  var isKeptLayer: Bool { effects?.scrollLayer?.isKept == true }
}
