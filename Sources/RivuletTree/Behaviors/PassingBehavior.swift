/// A node that exists only for its semantics, its responder, or its position. Its child provides layout and drawing.
package struct PassingBehavior: NodeBehavior {
  package init() {}

  package static var traits: NodeTraits { .passesLayout }

  package func change(from old: PassingBehavior, in node: ViewNode) -> NodeChange { .nothing }
}
