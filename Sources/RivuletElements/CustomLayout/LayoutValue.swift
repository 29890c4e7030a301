import RivuletAnimation
import RivuletCore
import RivuletTree

/// A wrapper that creates a container's node from a layout, and animates as the layout does (B6.29).
struct LayoutValue<L: Layout>: Animatable {
  var layout: L

  nonisolated init(_ layout: L) {
    self.layout = layout
  }

  var animatableData: L.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }
}

extension LayoutValue: NodeSource {
  typealias Behavior = LayoutBehavior<L>

  static func makeBehavior(_ inputs: _ViewListInputs) -> LayoutBehavior<L> { LayoutBehavior(session: TypedLayoutSession(), version: 0) }

  func update(_ node: BehaviorNode<LayoutBehavior<L>>, environment: EnvironmentReader) {
    let session = node.behavior.session
    if session.take(layout) { node.update(LayoutBehavior(session: session, version: session.version)) }
  }
}
