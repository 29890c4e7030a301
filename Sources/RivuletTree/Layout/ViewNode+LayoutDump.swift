import Foundation

extension ViewNode {
  /// Returns the node and its descendants as text, one line each: behaviour and layout frame in the parent's space.
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
