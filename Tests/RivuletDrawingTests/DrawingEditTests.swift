import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

/// The nodes of a host of another kind, which knows nothing but edits.
private struct HostNodes {
  var values: [UInt64: DrawingNodeValue] = [:]
  var children: [UInt64: [UInt64]] = [:]

  mutating func apply(_ edits: [DrawingEdit]) {
    for edit in edits {
      switch edit {
      case .set(let id, let value): values[id] = value
      case .arrange(let id, let list): children[id] = list
      case .remove(let id):
        values[id] = nil
        children[id] = nil
      }
    }
  }

  /// Returns the picture of the nodes, drawn from nothing else.
  func displayList() -> DisplayList {
    let tree = DrawingTree()
    show(0, as: tree.root, in: tree)
    return tree.displayList(scale: 2)
  }

  private func show(_ id: UInt64, as node: DrawingNode, in tree: DrawingTree) {
    guard let value = values[id] else { return }
    tree.setOffset(value.offset, of: node)
    tree.setHidden(value.isHidden, of: node)
    tree.setProjection(value.transform, of: node)
    tree.setClip(value.clip, of: node)
    tree.setItem(value.item, of: node)
    let layer = value.layer
    tree.setOpacity(layer.opacity, of: node)
    tree.setBlendMode(layer.blendMode, of: node)
    tree.setBlurRadius(layer.blurRadius, isOpaque: layer.isBlurOpaque, of: node)
    tree.setShadow(layer.shadow, of: node)
    tree.setShapeShadows(layer.shapeShadows, of: node)
    tree.setColorMatrix(layer.colorMatrix, of: node)
    tree.setIsolated(layer.isIsolated, of: node)
    if value.isScrolled { tree.makeScrollLayer(node) }
    if let mask = value.mask {
      let made = tree.makeNode()
      tree.setMask(made, of: node)
      show(mask, as: made, in: tree)
    }
    for child in children[id] ?? [] {
      let made = tree.makeNode()
      tree.append(made, to: node)
      show(child, as: made, in: tree)
    }
  }
}

@Suite struct DrawingEditTests {
  @Test(arguments: 0..<40, [false, true])
  func `a host that knows only the edits of nodes has the whole picture after a random script`(_ seed: UInt64, _ drains: Bool) {
    var random = SplitMix(seed: seed)
    let tree = DrawingTree()
    var nodes = [tree.root]
    var host = HostNodes()
    for _ in 0..<15 { nodes.append(tree.add(box(0, 0, 20, 20), to: random.pick(nodes), x: random.number(), y: random.number())) }
    host.apply(tree.takeEdits())
    for round in 0..<30 {
      for _ in 0...random.index(4) {
        edit(tree, &nodes, &random)
        if random.chance(0.1) { tree.setMask(mask(for: nodes[0], in: tree, nodes, &random), of: nodes[0]) }
      }
      host.apply(tree.takeEdits())
      #expect(host.displayList() == tree.displayList(scale: 2), "seed \(seed), round \(round)")
      #expect(Set(host.values.keys) == ids(tree.root), "seed \(seed), round \(round)")
      #expect(tree.takeEdits().isEmpty)
      // The edits are independent of the damage.
      if drains { _ = tree.drainDamage(scale: 1) }
    }
  }

  /// Returns a node that may become the mask of the root; at times nil.
  private func mask(for root: DrawingNode, in tree: DrawingTree, _ nodes: [DrawingNode], _ random: inout SplitMix) -> DrawingNode? {
    let node = random.pick(nodes)
    return node === root || random.chance() ? nil : node
  }

  /// The ids of a node and of everything inside it.
  private func ids(_ node: DrawingNode) -> Set<UInt64> {
    (node.children + [node.mask].compactMap(\.self)).reduce([node.id]) { $0.union(ids($1)) }
  }

  @Test func `one change is one edit`() {
    let tree = DrawingTree()
    let group = tree.makeNode()
    tree.append(group, to: tree.root)
    let leaves = (0..<100).map { tree.add(box(0, 0, 20, 20), to: group, x: CGFloat($0), y: 0) }
    #expect(tree.takeEdits().count == 104)
    tree.setOpacity(0.5, of: leaves[3])
    #expect(tree.takeEdits().count == 1)
    tree.remove(leaves[7])
    #expect(tree.takeEdits() == [.arrange(group.id, children: leaves.filter { $0 !== leaves[7] }.map(\.id)), .remove(leaves[7].id)])
    // A change that is taken back is none.
    tree.setOpacity(1, of: leaves[3])
    tree.setOpacity(0.5, of: leaves[3])
    #expect(tree.takeEdits().isEmpty)
  }
}
