package import Foundation
package import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText

extension TextBehavior {
  package func responder(of node: ViewNode) -> (any EventResponder)? { resolved.links }

  /// Returns an element for each link, unless the whole text is one link.
  package func semanticParts(of node: ViewNode) -> [SemanticsPart] {
    guard !isOneLink, let links = resolved.links?.operable(in: node) else { return [] }
    return links.map { link in
      var element = SemanticsElement(role: .text, label: label(of: link))
      element.traits.insert(.link)
      return SemanticsPart(element, area: areas(of: link.range, in: node).first ?? .zero)
    }
  }

  /// A Boolean value that indicates whether the whole text is one link.
  var isOneLink: Bool { resolved.links.map { $0.links.count == 1 && $0.links[0].range == 0..<resolved.text.string.utf8.count } ?? false }

  /// The ranges of the links, in UTF-8 code units of the string.
  package var linkRanges: [Range<Int>] { resolved.links?.links.map(\.range) ?? [] }

  /// Returns the label of a link for a screen reader.
  func label(of link: TextLink) -> String {
    String(decoding: Array(resolved.text.string.utf8)[link.range], as: UTF8.self)
      .replacingOccurrences(of: TextAttachment.character, with: "")
  }

  /// Returns the rectangles of a range of characters in the coordinate space of the node, one for each line that shows any of them.
  package func areas(of range: Range<Int>, in node: ViewNode) -> [CGRect] {
    let system = node.surroundings.textSystem
    let proposal = node.proposal ?? ProposedViewSize(node.size)
    let text = fitted(system, proposal)
    return system.layout(text, style: resolved.style, proposal: proposal).lines.compactMap { line in
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return nil }
      let edges: [CharacterEdges]
      if line.isTruncated {
        guard let start = system.position(of: part.lowerBound, on: line, of: text, truncation: resolved.style.truncation) else {
          return nil
        }
        let end =
          part.upperBound < line.range.upperBound
          ? system.position(of: part.upperBound, on: line, of: text, truncation: resolved.style.truncation) : nil
        edges = [CharacterEdges(leading: start, trailing: end ?? line.rect.maxX)]
      } else {
        edges = system.edges(between: [part.lowerBound, part.upperBound], on: line, of: text)
      }
      let xs = edges.flatMap { [$0.leading, $0.trailing] }
      guard let left = xs.min(), let right = xs.max() else { return nil }
      return CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
    }
  }
}
