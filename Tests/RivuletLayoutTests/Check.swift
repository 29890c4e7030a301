import Foundation
import RivuletGeometry
import RivuletLayout
import Testing

/// Lays a script out and compares where its leaves are, and how large the whole is.
func check(_ script: String, places: String? = nil, size: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
  let root = ScriptNode.parse(script)
  let proposal = root.line.proposal
  if let size { #expect(text(root.size(proposal)) == size, sourceLocation: sourceLocation) }
  guard let places else { return }
  let frames = root.frames(proposal, isRightToLeft: root.line.isRightToLeft)
  let found = frames.map { "\($0.name) \(number($0.frame.minX)),\(number($0.frame.minY)) \(text($0.frame.size))" }
  #expect(found.joined(separator: "; ") == places, sourceLocation: sourceLocation)
}

func text(_ size: CGSize) -> String {
  "\(number(size.width))x\(number(size.height))"
}

/// At most two decimals.
private func number(_ value: CGFloat) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}
