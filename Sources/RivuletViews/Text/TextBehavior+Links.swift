package import Foundation
package import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText

extension TextBehavior {
  package func responder(of node: ViewNode) -> (any EventResponder)? { resolved.links }

  /// The links that are not the whole text, each as an element of its own.
  package func semanticParts(of node: ViewNode) -> [SemanticsPart] {
    guard !isOneLink, let links = resolved.links?.operable(in: node) else { return [] }
    return links.map { link in
      var element = SemanticsElement(role: .text, label: label(of: link))
      element.traits.insert(.link)
      return SemanticsPart(element, area: areas(of: link.range, in: node).first ?? .zero)
    }
  }

  /// Whether all of the text leads to one place.
  var isOneLink: Bool { resolved.links.map { $0.links.count == 1 && $0.links[0].range == 0..<resolved.text.string.utf8.count } ?? false }

  /// Where the links are in the string, in UTF-8 code units.
  package var linkRanges: [Range<Int>] { resolved.links?.links.map(\.range) ?? [] }

  /// What is read of a link.
  func label(of link: TextLink) -> String {
    String(decoding: Array(resolved.text.string.utf8)[link.range], as: UTF8.self)
      .replacingOccurrences(of: TextAttachment.character, with: "")
  }

  /// Where some characters are drawn, in the coordinate space of the node: a rectangle for each line that shows any of them.
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
