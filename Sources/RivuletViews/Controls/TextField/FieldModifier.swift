import Foundation
import RivuletCore

/// What assistive technology knows of a field, and what the pointer and the keyboard do to it.
struct FieldModifier: NodeModifier {
  let session: Binding<FieldSession>
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  let isValue: Bool
  let isSecure: Bool
  let lines: EditingLines
  let actions: FieldActions
  let geometry: FieldGeometry
  let showsFocusRing: Bool
  /// What is shown; of a secret the bullets.
  let value: String
  var role = SemanticsElement.Role.textField
  /// Whether the tab key writes a tab.
  var takesTabs = false
  /// What finds in the text; nil where that cannot be done.
  var finder: TextFinder?

  var editor: FieldEditor { FieldEditor(session: session, text: text, selection: selection, isValue: isValue) }

  static func makeBehavior(_ inputs: _ViewListInputs) -> PressBehavior { PressBehavior() }

  func update(_ node: BehaviorNode<PressBehavior>, environment: EnvironmentReader) {
    let environment = environment.values
    var element = SemanticsElement(role: isSecure ? .secureTextField : role, value: value, children: .combine)
    element.isEnabled = environment.isEnabled
    node.semantics = element
    let responder = node.responder as? FieldResponder ?? FieldResponder(self)
    responder.field = self
    responder.isEnabled = environment.isEnabled
    node.responder = responder
  }
}
