import RivuletCore

/// What accessibility modifiers on one view say; nil where they say nothing.
struct AccessibilityAttachment {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var children: AccessibilityChildBehavior?
}

extension AccessibilityAttachment {
  /// This with what a modifier further out says; the outer word counts where both speak.
  func adding(_ outer: AccessibilityAttachment) -> AccessibilityAttachment {
    var sum = self
    sum.label = outer.label ?? label
    sum.value = outer.value ?? value
    sum.hint = outer.hint ?? hint
    sum.identifier = outer.identifier ?? identifier
    sum.isHidden = outer.isHidden ?? isHidden
    sum.addedTraits = addedTraits.subtracting(outer.removedTraits).union(outer.addedTraits)
    sum.removedTraits = removedTraits.subtracting(outer.addedTraits).union(outer.removedTraits)
    sum.children = outer.children ?? children
    return sum
  }

  /// The same for the semantics tree, with texts looked up where the view stands.
  @MainActor
  func element(in environment: EnvironmentValues, services: any HostServices) -> SemanticsElement {
    var element = SemanticsElement()
    element.label = label?.resolvedString(in: environment, services: services)
    element.value = value?.resolvedString(in: environment, services: services)
    element.hint = hint?.resolvedString(in: environment, services: services)
    element.identifier = identifier
    element.isHidden = isHidden ?? false
    element.isSelected = addedTraits.contains(.isSelected)
    element.traits = addedTraits.semantics
    element.addedRole = addedTraits.role
    element.removedTraits = removedTraits.semantics
    if let children {
      element.role = addedTraits.role ?? .group
      element.children = children.semantics
    }
    return element
  }
}
