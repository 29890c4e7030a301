/// A node that exists for its semantics, its responder or its place only; layout and drawing are those of what it stands around.
package struct PassingBehavior: NodeBehavior {
  package init() {}

  package static var passesLayout: Bool { true }

  package func change(from old: PassingBehavior, in node: ViewNode) -> NodeChange { .nothing }
}
