package import Foundation

/// The semantics of a node for the screen reader, the keyboard, and tests, independent of its appearance.
package struct SemanticsElement: Equatable {
  /// The kind of an element.
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

  /// The role that enclosed elements play for the enclosing control or presentation.
  package enum Part: String {
    /// The elements name the control.
    case name
    /// The elements provide the control's value.
    case value
    /// The elements are actions of the enclosing element.
    case actions
    /// The elements explain the enclosing presentation.
    case message
  }

  /// The treatment of the elements inside an element.
  package enum Children: String {
    /// The elements inside remain separate.
    case contain
    /// The elements inside are combined with this element.
    case combine
    /// Controls remain separate. All other elements are combined with this element.
    case combineTexts
    /// Assistive technology ignores the elements inside.
    case ignore
  }

  /// The state of a toggle or an expandable element.
  package enum State: String {
    case on
    case off
    case mixed
    case expanded
    case collapsed
  }

  package var role: Role?
  package var label: String?
  /// The name of a list or presentation without a label. On a node without a role, the title of its screen.
  package var title: String?
  package var value: String?
  package var identifier: String?
  package var hint: String?
  package var isEnabled = true
  package var isSelected = false
  package var isHidden = false
  /// The state of a toggle or of an expandable element.
  package var state: State?
  /// The numeric value that a control displays, and its limits; nil if there is none.
  package var range: SemanticsRange?
  package var traits: Traits = []
  /// The role that a modifier assigns to the elements inside; nil to leave their roles unchanged.
  package var addedRole: Role?
  /// The traits that a modifier removes from the elements inside it.
  package var removedTraits: Traits = []
  package var children = Children.contain
  /// The role that the element plays for its enclosing control; nil for separate elements.
  package var part: Part?
  /// True if the enclosed elements that are marked as parts provide this control's label and value, unless it has its own.
  package var takesParts = false
  /// Rarely used properties; nil for most elements.
  package var details: SemanticsDetails?

  package init(role: Role? = nil, label: String? = nil, value: String? = nil, children: Children = .contain) {
    self.role = role
    self.label = label
    self.value = value
    self.children = children
  }
}

extension SemanticsElement {
  /// True if the user can interact with the element rather than only read it.
  private var isControl: Bool {
    switch role {
    case nil, .text, .image, .group, .dialog, .alert, .menu, .tabBar, .progress, .meter, .list, .row: false
    default: true
    }
  }

  /// Returns true if an enclosed element remains separate from this one.
  package func separates(_ inner: SemanticsElement) -> Bool {
    switch children {
    case .contain: true
    case .combineTexts: inner.isControl
    case .combine, .ignore: false
    }
  }
}

/// A part of a node with semantics of its own, such as a link in text.
package struct SemanticsPart {
  package let element: SemanticsElement
  /// The area of the part in the node's coordinate space.
  package let area: CGRect

  package init(_ element: SemanticsElement, area: CGRect) {
    self.element = element
    self.area = area
  }
}

/// The position of an element among its peers, including peers that have not been created.
package struct SemanticsPosition: Equatable, Sendable {
  /// The zero-based index.
  package let index: Int
  package let count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// The numeric value that a control displays, and its limits.
package struct SemanticsRange: Equatable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double
  /// The size of a step; nil if the user cannot change the value.
  package var step: Double?

  package init(value: Double, minimum: Double, maximum: Double, step: Double? = nil) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }
}
