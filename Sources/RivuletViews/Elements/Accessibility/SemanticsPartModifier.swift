import RivuletCore
import RivuletFoundation

/// A modifier that marks its content as the name or the value of the surrounding control; nil for neither.
struct SemanticsPartModifier: NodeModifier {
  let part: SemanticsElement.Part?

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.part = part
    node.semantics = element
  }
}

/// A modifier that makes a control of several parts an accessibility element. The marked parts inside provide its name and value.
struct ControlSemanticsModifier: NodeModifier {
  let role: SemanticsElement.Role
  /// The accessibility value; nil if a part inside provides it, or there is none.
  var value: String?
  /// The accessibility value if it is a word of the library.
  var word: Word?
  /// True if the views inside, apart from the name, are elements of their own.
  var containsElements = false
  /// The number that the control shows; nil for none.
  var range: SemanticsRange?

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let value = value ?? word.map { node.tree.services.localizedString(for: $0, in: environment.values.locale) }
    var element = SemanticsElement(role: role, value: value, children: containsElements ? .contain : .ignore)
    element.takesParts = true
    element.range = range
    element.isEnabled = environment.values.isEnabled
    node.semantics = element
  }
}
