import Foundation
import RivuletCore
import RivuletElements

/// A modifier that adds a field's accessibility, pointer interaction, and keyboard interaction.
struct FieldModifier: NodeModifier {
  let session: Binding<FieldSession>
  package let text: Binding<String>
  let selection: Binding<TextSelection?>?
  let isValue: Bool
  let isSecure: Bool
  let lines: EditingLines
  let actions: FieldActions
  let geometry: FieldGeometry
  let showsFocusRing: Bool
  /// The visible text, which consists of bullets in a secure field.
  let value: String
  var role = SemanticsElement.Role.textField
  /// True if the Tab key inserts a tab.
  var insertsTabs = false
  /// The object that finds text; nil if the field does not support finding.
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
