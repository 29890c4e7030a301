package import Foundation

/// The semantics of one kind of node for assistive technology and tests. By default, a node has none of its own.
@MainActor
package protocol NodeSemantics {
  /// Returns the node's element for assistive technology and tests; nil for most nodes. Explicitly set `semantics` take precedence.
  func semantics(of node: ViewNode) -> SemanticsElement?
  /// Returns the parts of the node with semantics of their own, in reading order; empty for most nodes.
  func semanticParts(of node: ViewNode) -> [SemanticsPart]
  /// Returns the position of the node's element among its peers; nil for most nodes.
  func semanticPosition(of node: ViewNode) -> SemanticsPosition?
  /// Returns the area that the node's element covers, in the node's coordinate space; nil for the whole node.
  func semanticArea(of node: ViewNode) -> CGRect?
}

extension NodeSemantics {
  package func semantics(of node: ViewNode) -> SemanticsElement? { nil }
  package func semanticParts(of node: ViewNode) -> [SemanticsPart] { [] }
  package func semanticPosition(of node: ViewNode) -> SemanticsPosition? { nil }
  package func semanticArea(of node: ViewNode) -> CGRect? { nil }
}
