import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

/// What one leaf contributes to the picture: everything that its look depends on, and where it may paint.
private struct Trace: Hashable {
  let look: String
  let rect: CGRect

  func hash(into hasher: inout Hasher) { hasher.combine(look) }
}

/// All leaves in painting order, found without anything that the tree remembers.
private func traces(_ node: DrawingNode, _ look: String = "", _ map: (CGRect) -> CGRect = { $0 }) -> [Trace] {
  if node.isHidden || node.opacity <= 0 { return [] }
  let effects =
    "\(look)/\(node.offset)\(node.opacity)\(node.transform as Any)\(node.clip as Any)\(node.blurRadius)\(node.shadow as Any)"
    + "\(node.projection as Any)\(node.colorMatrix as Any)\(node.isIsolated)\(node.shapeShadows)"
  func outwards(_ content: CGRect) -> CGRect {
    var rect = content
    if let clip = node.clip { rect = rect.intersection(clip.path.boundingRect) }
    for part in node.shapeShadows where !part.isInner {
      rect = rect.union(rect.insetBy(dx: -4, dy: -4).offsetBy(dx: part.shadow.x, dy: part.shadow.y))
    }
    rect = rect.insetBy(dx: -2 * node.blurRadius, dy: -2 * node.blurRadius)
    if let shadow = node.shadow {
      rect = rect.union(rect.insetBy(dx: -2 * shadow.radius, dy: -2 * shadow.radius).offsetBy(dx: shadow.x, dy: shadow.y))
    }
    if let projection = node.projection { rect = rect.applying(projection) }
    return rect.isNull ? .null : map(rect.applying(node.transform ?? .identity).offsetBy(dx: node.offset.x, dy: node.offset.y))
  }
  var list: [Trace] = []
  if let item = node.item { list.append(Trace(look: effects + "\(item)#\(node.id)", rect: outwards(item.paintedBounds))) }
  for child in node.children { list += traces(child, effects, outwards) }
  return list
}

/// Whether rectangles without gaps cover another one.
private func covers(_ rects: ArraySlice<CGRect>, _ rect: CGRect) -> Bool {
  if rect.isNull || rect.width < 1e-6 || rect.height < 1e-6 { return true }
  guard let first = rects.first else { return false }
  let rest = rects.dropFirst()
  let cut = rect.intersection(first)
  if cut.isNull || cut.isEmpty { return covers(rest, rect) }
  return covers(rest, CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: cut.minY - rect.minY))
    && covers(rest, CGRect(x: rect.minX, y: cut.maxY, width: rect.width, height: rect.maxY - cut.maxY))
    && covers(rest, CGRect(x: rect.minX, y: cut.minY, width: cut.minX - rect.minX, height: cut.height))
    && covers(rest, CGRect(x: cut.maxX, y: cut.minY, width: rect.maxX - cut.maxX, height: cut.height))
}

@Suite struct DamageTests {
  @Test(arguments: 0..<40)
  func `whatever looks different after a random script is damaged`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let tree = DrawingTree()
    var nodes = [tree.root]
    for _ in 0..<15 { nodes.append(tree.add(box(0, 0, 20, 20), to: random.pick(nodes), x: random.number(), y: random.number())) }
    _ = tree.drainDamage(scale: 1)

    for round in 0..<30 {
      let before = traces(tree.root)
      for _ in 0...random.index(4) { edit(tree, &nodes, &random) }
      let after = traces(tree.root)
      let damage = tree.drainDamage(scale: 1)[...]
      let changed = Set(before).symmetricDifference(after)
      for trace in changed {
        #expect(covers(damage, trace.rect), "seed \(seed), round \(round): \(trace.rect) in \(Array(damage))")
      }
      let order = Dictionary(uniqueKeysWithValues: after.enumerated().map { ($1, $0) })
      let kept = before.filter { order[$0] != nil }
      for (index, first) in kept.enumerated() {
        for second in kept[(index + 1)...] where order[first]! > order[second]! {
          #expect(covers(damage, first.rect.intersection(second.rect)), "seed \(seed), round \(round): order")
        }
      }
      #expect(tree.checkInvariants().isEmpty, "seed \(seed), round \(round)")
    }
  }
}
