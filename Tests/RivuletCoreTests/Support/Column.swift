import RivuletCore
import RivuletLayout

/// A column of boxes.
struct Column<Content: View> {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Column: ContainerView {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> StackBehavior { StackBehavior(.vertical()) }

  func update(_ node: BehaviorNode<StackBehavior>, environment: EnvironmentReader) {}
}
