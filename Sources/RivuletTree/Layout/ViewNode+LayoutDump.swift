import Foundation

extension ViewNode {
  /// Returns a textual description of the node and its descendants. Each line contains a node's behaviour and its layout frame in the
  /// parent's coordinate space.
  package func layoutDump() -> String {
    var text = ""
    dump(depth: 0, into: &text)
    return text
  }

  private func dump(depth: Int, into text: inout String) {
    let frame = CGRect(origin: origin, size: size)
    text += "\(String(repeating: " ", count: depth))\(behaviorName) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)\n"
    for child in children { child.dump(depth: depth + 1, into: &text) }
  }
}
