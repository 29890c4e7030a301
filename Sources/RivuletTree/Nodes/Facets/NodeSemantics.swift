package import Foundation

/// The meaning of one kind of node for assistive technology and tests. By default, a node has none of its own.
@MainActor
package protocol NodeSemantics {
  /// Returns the element for assistive technology and tests, used unless the node's `semantics` were set; nil for most nodes.
  func semantics(of node: ViewNode) -> SemanticsElement?
  /// Returns the parts of the node that have their own meaning, in reading order; empty for most nodes.
  func semanticParts(of node: ViewNode) -> [SemanticsPart]
  /// Returns the position of the node's element among its peers; nil for most nodes.
  func semanticPosition(of node: ViewNode) -> SemanticsPosition?
  /// Returns the part of the node that its element covers, in the coordinate space of the node; nil for the whole node.
  func semanticArea(of node: ViewNode) -> CGRect?
}

extension NodeSemantics {
  package func semantics(of node: ViewNode) -> SemanticsElement? { nil }
  package func semanticParts(of node: ViewNode) -> [SemanticsPart] { [] }
  package func semanticPosition(of node: ViewNode) -> SemanticsPosition? { nil }
  package func semanticArea(of node: ViewNode) -> CGRect? { nil }
}
