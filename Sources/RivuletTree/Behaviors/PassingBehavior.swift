/// A node that exists only for its semantics, its responder or its position. Layout and drawing come from its child.
package struct PassingBehavior: NodeBehavior {
  package init() {}

  package static var traits: NodeTraits { .passesLayout }

  package func change(from old: PassingBehavior, in node: ViewNode) -> NodeChange { .nothing }
}
