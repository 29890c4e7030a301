package import RivuletCore
package import RivuletFoundation

/// A modifier that marks its content as the name or the value of the enclosing control, or as neither if the part is nil.
package struct SemanticsPartModifier: NodeModifier {
  let part: SemanticsElement.Part?

  package init(part: SemanticsElement.Part?) {
    self.part = part
  }

  package static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  package func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.part = part
    node.semantics = element
  }
}

/// A modifier that turns a control with several parts into an accessibility element. The marked parts provide its name and value.
package struct ControlSemanticsModifier: NodeModifier {
  let role: SemanticsElement.Role
  /// The accessibility value, or nil if a part provides the value or the control has none.
  var value: String?
  /// The accessibility value if it is one of the library's words.
  var word: Word?
  /// A Boolean value that indicates whether the views inside, except the name, are separate elements.
  package var containsElements = false
  /// The number that the control shows, or nil if the control shows no number.
  var range: SemanticsRange?

  package init(
    role: SemanticsElement.Role, value: String? = nil, word: Word? = nil, containsElements: Bool = false, range: SemanticsRange? = nil
  ) {
    self.role = role
    self.value = value
    self.word = word
    self.containsElements = containsElements
    self.range = range
  }

  package static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  package func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let value = value ?? word.map { node.tree.services.localizedString(for: $0, in: environment.values.locale) }
    var element = SemanticsElement(role: role, value: value, children: containsElements ? .contain : .ignore)
    element.takesParts = true
    element.range = range
    element.isEnabled = environment.values.isEnabled
    node.semantics = element
  }
}
