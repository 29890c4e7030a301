/// What a node means, apart from how it looks: for the screen reader, the keyboard and tests.
package struct SemanticsElement: Equatable {
  /// What sort of thing it is.
  package enum Role: String {
    case text
    case image
    case button
    case toggle
    case slider
    case textField
    case disclosure
    case group
    case dialog
    case alert
    case menu
    case tabBar
    case tab
    case menuButton
    case menuItem
    case link
    case progress
    case meter
    case stepper
    case popUpButton
    case radioGroup
    case radioButton
    case picker
    case datePicker
    case colorWell
    case secureTextField
    case textEditor
    case list
    case row
  }

  /// What the elements inside are for the control around them.
  package enum Part: String {
    /// The control is called like them.
    case name
    /// They say the control's value.
    case value
    /// They are actions of the element around.
    case actions
  }

  /// What becomes of the elements inside.
  package enum Children: String {
    /// They stand on their own.
    case contain
    /// They are read as one with this element.
    case combine
    /// They are not there for assistive technology.
    case ignore
  }

  /// What a control with two or three states is in.
  package enum State: String {
    case on
    case off
    case mixed
    case expanded
    case collapsed
  }

  package var role: Role?
  package var label: String?
  /// The name of a list or a presentation without a label; or else the title of the screen in a node that is no element.
  package var title: String?
  package var value: String?
  package var identifier: String?
  package var hint: String?
  package var isEnabled = true
  package var isSelected = false
  package var isHidden = false
  /// Of toggles and of what can be expanded.
  package var state: State?
  /// The number that a control shows; nil where it shows none.
  package var range: SemanticsRange?
  package var traits: Traits = []
  /// What a modifier makes of the role of each element inside; nil leaves it.
  package var addedRole: Role?
  /// What a modifier takes away from the elements inside.
  package var removedTraits: Traits = []
  package var children = Children.contain
  /// What the elements inside are for the control around them; nil for elements of their own.
  package var part: Part?
  /// Whether the elements inside that are marked as parts are this control's label and value, unless it says those itself.
  package var takesParts = false
  /// Nil for most.
  package var details: SemanticsDetails?

  package init(role: Role? = nil, label: String? = nil, value: String? = nil, children: Children = .contain) {
    self.role = role
    self.label = label
    self.value = value
    self.children = children
  }
}
