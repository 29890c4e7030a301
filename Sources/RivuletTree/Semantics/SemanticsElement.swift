package import Foundation

/// The meaning of a node, apart from its appearance, for the screen reader, the keyboard and tests.
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

  /// The purpose that the inner elements have for the control that contains them.
  package enum Part: String {
    /// They name the control.
    case name
    /// They give the control's value.
    case value
    /// They are actions of the containing element.
    case actions
    /// They explain the presentation that contains them.
    case message
  }

  /// The treatment of the inner elements.
  package enum Children: String {
    /// They are separate elements.
    case contain
    /// They are combined with this element.
    case combine
    /// Controls are separate elements; all others are combined with this element.
    case combineTexts
    /// They are ignored by assistive technology.
    case ignore
  }

  /// The state of a control with two or three states.
  package enum State: String {
    case on
    case off
    case mixed
    case expanded
    case collapsed
  }

  package var role: Role?
  package var label: String?
  /// The name of a list or a presentation without a label. In a node without a role, it is the title of the screen.
  package var title: String?
  package var value: String?
  package var identifier: String?
  package var hint: String?
  package var isEnabled = true
  package var isSelected = false
  package var isHidden = false
  /// The state of a toggle or of an expandable element.
  package var state: State?
  /// The number that a control shows; nil if there is none.
  package var range: SemanticsRange?
  package var traits: Traits = []
  /// The role that a modifier gives to each element inside; nil leaves it unchanged.
  package var addedRole: Role?
  /// The traits that a modifier removes from the elements inside.
  package var removedTraits: Traits = []
  package var children = Children.contain
  /// The purpose for the containing control; nil for separate elements.
  package var part: Part?
  /// True if the elements inside that are marked as parts provide this control's label and value, unless it has its own.
  package var takesParts = false
  /// The rarely used properties; nil for most elements.
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

  /// Returns true if an element inside this one remains a separate element.
  package func separates(_ inner: SemanticsElement) -> Bool {
    switch children {
    case .contain: true
    case .combineTexts: inner.isControl
    case .combine, .ignore: false
    }
  }
}

/// A part of a node that has its own meaning, such as a link in text.
package struct SemanticsPart {
  package let element: SemanticsElement
  /// The area of the part, in the coordinate space of the node.
  package let area: CGRect

  package init(_ element: SemanticsElement, area: CGRect) {
    self.element = element
    self.area = area
  }
}

/// The position of an element among its peers, including those that have not been created.
package struct SemanticsPosition: Equatable, Sendable {
  /// The position, counted from 0.
  package let index: Int
  package let count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// The number that a control shows, with its limits.
package struct SemanticsRange: Equatable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double
  /// The size of one step; nil if the user cannot change the number.
  package var step: Double?

  package init(value: Double, minimum: Double, maximum: Double, step: Double? = nil) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }
}
