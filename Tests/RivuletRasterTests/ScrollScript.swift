import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletRaster

/// A random tree with scroll layers, of which the pixels are kept from frame to frame: what has scrolled is moved, and what is damaged is painted.
struct ScrollScript {
  private let tree = DrawingTree()
  private var random: SplitMix
  private let scale: CGFloat
  private let size = CGSize(width: 160, height: 120)
  private let kept: RasterSurface
  private let rasterizer: Rasterizer
  private var frame = FrameDamage()
  private var nodes: [DrawingNode] = []
  private var layers: [DrawingNode] = []
  private var viewports: [DrawingNode] = []
  /// How many pixels were painted, and how many a frame would paint that keeps nothing.
  private(set) var counts = (painted: 0, all: 0)

  init(seed: UInt64, rasterizer: Rasterizer) {
    random = SplitMix(seed: seed)
    scale = [1, 2, 1.5, 3][Int(seed % 4)]
    self.rasterizer = rasterizer
    kept = RasterSurface(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    tree.keepsLayers = true
    if chance(0.6) { add(to: tree.root, item(CGRect(x: -10, y: -10, width: 300, height: 300))) }
    add(to: tree.root)
    addScrollGroup(to: tree.root)
    if chance(0.5) { addScrollGroup(to: tree.root) }
    if chance(0.6) { add(to: tree.root, at: place()) }
    show()
  }

  /// Changes the tree as it comes, and says what is wrong with the pixels then; nil if nothing is.
  mutating func step() -> String? {
    for _ in 0..<Int.random(in: 1...3, using: &random) { edit() }
    show()
    let fresh = RasterSurface(width: kept.width, height: kept.height)
    fresh.paint(tree.displayList(scale: scale), background: .white, with: rasterizer)
    if kept.withBytes({ Array($0) }) == fresh.withBytes({ Array($0) }) { return nil }
    // Where a curve meets the edge of what is painted, its coverage is rounded in another way.
    let comparison = kept.compare(with: fresh, tolerance: 16)
    guard let first = comparison.first else { return nil }
    return "\(comparison.count) pixels differ by up to \(comparison.largest), the first at \(first); \(frame)"
  }

  private mutating func show() {
    let isNew = counts.all == 0
    tree.drainFrame(scale: scale, window: size, into: &frame)
    kept.move(frame.moves)
    for rect in isNew ? [CGRect(origin: .zero, size: size)] : frame.rects {
      kept.paint(tree, scale: scale, origin: .zero, region: rect, background: .white, with: rasterizer)
      counts.painted += Int(rect.width * rect.height * scale * scale)
    }
    counts.all += kept.width * kept.height
  }
}

// MARK: - Making

extension ScrollScript {
  private mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &random) < probability }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let number = CGFloat.random(in: range, using: &random)
    return chance(0.6) ? number.rounded() : chance(0.5) ? (number * 2).rounded() / 2 : number
  }

  private mutating func place() -> CGPoint { CGPoint(x: number(0...140), y: number(0...100)) }

  private mutating func item(_ frame: CGRect? = nil) -> DrawingItem {
    let rect = frame ?? CGRect(x: 0, y: 0, width: number(2...60), height: number(2...30))
    let color = PaintColor(hex: UInt32.random(in: 0...0xFFFFFF, using: &random), opacity: Float.random(in: 0.3...1, using: &random))
    let gradient = GradientPaint(
      stops: [.init(color: color, location: 0), .init(color: .black, location: 1)],
      geometry: .linear(from: rect.origin, to: CGPoint(x: rect.maxX, y: rect.maxY)))
    switch Int.random(in: 0..<9, using: &random) {
    case 8 where chance(0.3):
      let glass = BackdropPaint(blurRadius: number(0...6), saturation: 1.5, tint: PaintColor(hex: 0xFFFFFF, opacity: 0.3))
      return .fill(chance(0.5) ? Path(rect) : Path(roundedRect: rect, cornerRadius: 5), .backdrop(glass), FillStyle())
    case 0: return .fill(Path(ellipseIn: rect), .color(color), FillStyle())
    case 1: return .fill(Path(rect), .gradient(gradient), FillStyle())
    case 2: return .stroke(Path(rect), .color(color), StrokeStyle(lineWidth: 1.5))
    case 3: return .fill(Path(roundedRect: rect, cornerRadius: 6), .color(color), FillStyle())
    default: return .fill(Path(rect), .color(color), FillStyle())
    }
  }

  @discardableResult
  private mutating func add(to parent: DrawingNode, _ item: DrawingItem? = nil, at place: CGPoint = .zero) -> DrawingNode {
    let node = tree.makeNode()
    tree.setItem(item ?? self.item(), of: node)
    tree.setOffset(place, of: node)
    tree.append(node, to: parent)
    nodes.append(node)
    return node
  }

  /// A viewport with content that scrolls, and perhaps a bar in front; perhaps in a group.
  private mutating func addScrollGroup(to parent: DrawingNode, depth: Int = 0) {
    var parent = parent
    if chance(0.3) {
      parent = add(to: parent, nil, at: CGPoint(x: number(0...20), y: number(0...20)))
      tree.setItem(nil, of: parent)
      if chance(0.5) { decorate(parent) }
    }
    let viewport = tree.makeNode()
    tree.setOffset(CGPoint(x: number(0...40), y: number(0...40)), of: viewport)
    tree.append(viewport, to: parent)
    setClip(of: viewport)
    let content = tree.makeNode()
    tree.append(content, to: viewport)
    tree.makeScrollLayer(content)
    for index in 0..<Int.random(in: 3...12, using: &random) {
      add(to: content, at: CGPoint(x: number(0...40), y: CGFloat(index) * number(10...20)))
    }
    if depth < 2, chance(0.4) { addScrollGroup(to: content, depth: depth + 1) }
    if chance(0.5) { add(to: viewport, at: CGPoint(x: number(0...60), y: number(0...60))) }
    viewports.append(viewport)
    layers.append(content)
  }

  private mutating func setClip(of node: DrawingNode) {
    let rect = CGRect(x: 0, y: 0, width: number(20...110), height: number(20...90))
    let path = chance(0.2) ? Path(roundedRect: rect, cornerRadius: number(2...20)) : chance(0.05) ? Path(ellipseIn: rect) : Path(rect)
    tree.setClip(ClipEffect(path: path, isAntialiased: chance(0.5)), of: node)
  }

  private mutating func decorate(_ node: DrawingNode) {
    switch Int.random(in: 0..<11, using: &random) {
    case 9:
      let part = ShapeShadow(ShadowEffect(color: .black, radius: 2, x: number(-3...3), y: 1), isInner: chance(0.5))
      tree.setShapeShadows(chance(0.5) ? [part] : [], of: node)
    case 0: tree.setOpacity(chance(0.5) ? 0.5 : 1, of: node)
    case 1: tree.setBlurRadius(chance(0.5) ? 2 : 0, of: node)
    case 2: tree.setBlendMode(chance(0.5) ? .multiply : .normal, of: node)
    case 3: tree.setShadow(chance(0.5) ? ShadowEffect(color: .black, radius: 2, x: 2, y: 2) : nil, of: node)
    case 4: tree.setTransform(chance(0.3) ? CGAffineTransform(rotationAngle: 0.3) : nil, of: node)
    case 5: tree.setTransform(chance(0.5) ? CGAffineTransform(translationX: number(-5...5), y: 3) : nil, of: node)
    case 6:
      let turn = SpaceRotation(angle: .degrees(30), axis: SIMD3(0, 1, 0)).transform(in: CGSize(width: 60, height: 60))
      tree.setProjection(chance(0.3) ? turn : nil, of: node)
    case 7: if chance(0.5) { tree.setColorMatrix(.invert, of: node) } else { tree.setColorMatrix(nil, of: node) }
    case 8: tree.setHidden(chance(0.3), of: node)
    default: if chance(0.5) { setClip(of: node) } else { tree.setClip(nil, of: node) }
    }
  }
}

// MARK: - Changing

extension ScrollScript {
  private mutating func edit() {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: tree.setItem(item(), of: pick(nodes))
    case 1: tree.setOffset(place(), of: pick(nodes))
    case 2: decorate(pick(nodes))
    case 3: if chance(0.3) { setClip(of: pick(viewports)) }
    case 4: if chance(0.3) { tree.setOffset(CGPoint(x: number(0...40), y: number(0...40)), of: pick(viewports)) }
    case 5: add(to: chance(0.5) ? pick(layers) : pick(viewports), at: place())
    case 6: tree.remove(pick(nodes))
    case 7:
      let parent = chance(0.5) ? tree.root : pick(viewports)
      tree.setChildren(of: parent, to: parent.children.shuffled(using: &random))
    case 8:
      let parent = chance(0.5) ? pick(layers) : pick(viewports)
      var moves = SiblingMoves(of: parent, in: tree)
      for node in parent.children where chance(0.5) { moves.move(node, to: CGPoint(x: 0, y: number(-60...60))) }
      moves.finish()
    default:
      let layer = pick(layers)
      let old = layer.offset
      let way = chance(0.7) ? CGPoint(x: 0, y: number(-20...12)) : CGPoint(x: number(-20...20), y: number(-20...20))
      tree.setOffset(CGPoint(x: old.x + way.x, y: old.y + way.y), of: layer)
    }
  }

  private mutating func pick(_ nodes: [DrawingNode]) -> DrawingNode { nodes[Int.random(in: nodes.indices, using: &random)] }
}
