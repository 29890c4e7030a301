import Foundation
import RivuletDrawing
import RivuletGeometry

/// Makes one random change.
func edit(_ tree: DrawingTree, _ nodes: inout [DrawingNode], _ random: inout SplitMix) {
  let node = random.pick(nodes)
  switch random.index(17) {
  case 0: tree.setOffset(CGPoint(x: random.number(), y: random.number()), of: node)
  case 1: tree.setItem(random.chance(0.3) ? nil : box(0, 0, random.number(1...30), random.number(1...30)), of: node)
  case 2: tree.setOpacity(random.pick([0, 0.5, 1]), of: node)
  case 3: tree.setHidden(random.chance(), of: node)
  case 4: tree.setTransform(random.chance() ? nil : CGAffineTransform(rotationAngle: random.number(0...3)), of: node)
  case 5: tree.setClip(random.chance() ? nil : ClipEffect(path: Path(random.rect())), of: node)
  case 6: tree.setBlurRadius(random.pick([0, 3]), of: node)
  case 7: tree.setShadow(random.chance() ? nil : ShadowEffect(color: .black, radius: 2, x: random.number(), y: 3), of: node)
  case 8:
    let new = tree.add(box(0, 0, 10, 10), to: node, x: random.number(), y: random.number())
    nodes.append(new)
  case 9 where node !== tree.root: tree.remove(node)
  case 10: tree.setChildren(of: node, to: node.children.shuffled(using: &random))
  case 11:
    var moves = SiblingMoves(of: node, in: tree)
    for child in node.children where random.chance() { moves.move(child, to: CGPoint(x: random.number(), y: random.number())) }
    moves.finish()
  case 12:
    let turn = SpaceRotation(angle: .degrees(Double(random.number(0...180))), axis: SIMD3(0, 1, 0.3))
    tree.setProjection(random.chance() ? nil : turn.transform(in: CGSize(width: 30, height: 30)), of: node)
  case 13: tree.setColorMatrix(random.chance() ? nil : .brightness(0.5), of: node)
  case 14: tree.setIsolated(random.chance(), of: node)
  case 15:
    let drop = ShapeShadow(ShadowEffect(color: .black, radius: 2, x: random.number(), y: 3), isInner: random.chance())
    tree.setShapeShadows(random.chance() ? [] : [drop], of: node)
  default:
    // Nodes that were removed come back.
    let target = random.pick(nodes)
    var ancestor: DrawingNode? = target
    while let current = ancestor, current !== node { ancestor = current.parent }
    let count = target.children.count { $0 !== node }
    if ancestor == nil, node !== tree.root { tree.insert(node, into: target, at: random.index(count + 1)) }
  }
}
