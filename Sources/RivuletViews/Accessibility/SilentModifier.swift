import RivuletCore

/// Something that is seen but not read.
struct SilentModifier: NodeModifier {
  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.isHidden = true
    node.semantics = element
  }
}
