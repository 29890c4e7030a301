import RivuletCore

/// Says that what is inside is the name of the control around it, or its value; nil for neither.
struct SemanticsPartModifier: NodeModifier {
  let part: SemanticsElement.Part?

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.part = part
    node.semantics = element
  }
}

/// What assistive technology knows of a control of several parts: its name and perhaps its value are those of what is marked so inside.
struct ControlSemanticsModifier: NodeModifier {
  let role: SemanticsElement.Role
  /// Nil where a part inside says the value, or there is none.
  var value: String?
  /// Whether what is inside, apart from the name, stands on its own.
  var containsElements = false
  /// The number that it shows, if it shows one.
  var range: SemanticsRange?

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement(role: role, value: value, children: containsElements ? .contain : .ignore)
    element.takesParts = true
    element.range = range
    element.isEnabled = environment.values.isEnabled
    node.semantics = element
  }
}
