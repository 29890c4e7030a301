import Foundation

extension ViewTree {
  /// The retained nodes as text, one line each: behaviour and layout frame in the parent's space.
  package func layoutDump() -> String {
    var text = ""
    dump(root, depth: 0, into: &text)
    return text
  }

  private func dump(_ node: ViewNode, depth: Int, into text: inout String) {
    let frame = CGRect(origin: node.origin, size: node.size)
    text += "\(String(repeating: " ", count: depth))\(node.behaviorName) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)\n"
    for child in node.children { dump(child, depth: depth + 1, into: &text) }
  }
}
