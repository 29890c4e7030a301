#if GTK
package import RivuletHost

/// The states of an object, as AT-SPI bit flags.
package struct AccessibleStates: OptionSet {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    rawValue = 1 << bit
  }

  package static let active = AccessibleStates(bit: 1)
  package static let checked = AccessibleStates(bit: 4)
  package static let collapsed = AccessibleStates(bit: 5)
  package static let defunct = AccessibleStates(bit: 6)
  package static let editable = AccessibleStates(bit: 7)
  package static let enabled = AccessibleStates(bit: 8)
  package static let expandable = AccessibleStates(bit: 9)
  package static let expanded = AccessibleStates(bit: 10)
  package static let focusable = AccessibleStates(bit: 11)
  package static let focused = AccessibleStates(bit: 12)
  package static let modal = AccessibleStates(bit: 16)
  package static let multiLine = AccessibleStates(bit: 17)
  package static let resizable = AccessibleStates(bit: 21)
  package static let selectable = AccessibleStates(bit: 22)
  package static let selected = AccessibleStates(bit: 23)
  package static let sensitive = AccessibleStates(bit: 24)
  package static let showing = AccessibleStates(bit: 25)
  package static let singleLine = AccessibleStates(bit: 26)
  package static let visible = AccessibleStates(bit: 30)
  package static let indeterminate = AccessibleStates(bit: 32)
  package static let checkable = AccessibleStates(bit: 41)
  package static let hasPopup = AccessibleStates(bit: 42)
  package static let readOnly = AccessibleStates(bit: 43)

  /// Creates the states that follow from the element alone. Other states depend on the element's position and on focus.
  package init(_ element: SemanticsElement) {
    self = [.visible]
    if element.isEnabled { formUnion([.enabled, .sensitive]) }
    if element.traits.contains(.modal) { insert(.modal) }
    formUnion(Self.states(of: element.role))
    switch element.role {
    case .radioButton: if element.isSelected { insert(.checked) }
    case .menuItem:
      if element.isSelected { formUnion([.checkable, .checked]) }
      if element.traits.contains(.choice) { insert(.checkable) }
    case .row, .tab: if element.isSelected { insert(.selected) }
    default: if element.isSelected { formUnion([.selectable, .selected]) }
    }
    switch element.state {
    case .on: formUnion([.checkable, .checked])
    case .off: insert(.checkable)
    case .mixed: formUnion([.checkable, .indeterminate])
    case .expanded: formUnion([.expandable, .expanded])
    case .collapsed: formUnion([.expandable, .collapsed])
    case nil: break
    }
    if [.textField, .secureTextField, .textEditor].contains(element.role), element.isEnabled { insert(.editable) }
  }

  /// Returns the states that all elements of a role share.
  private static func states(of role: SemanticsElement.Role?) -> AccessibleStates {
    switch role {
    case .textField, .secureTextField: .singleLine
    case .textEditor: .multiLine
    case .radioButton: .checkable
    case .row, .tab: .selectable
    case .popUpButton, .menuButton: .hasPopup
    case .dialog, .alert: .modal
    case .progress, .meter: .readOnly
    default: []
    }
  }

  /// The states as two 32-bit words, lower word first.
  package var halves: BusValue {
    .array(of: "u", [.unsigned(UInt32(truncatingIfNeeded: rawValue)), .unsigned(UInt32(truncatingIfNeeded: rawValue >> 32))])
  }

  /// Returns the states that differ from a previous value, with the names used in events.
  package func changes(from former: AccessibleStates) -> [(name: String, isOn: Bool)] {
    Self.names.compactMap { state, name in
      contains(state) == former.contains(state) ? nil : (name, contains(state))
    }
  }

  private static var names: [(AccessibleStates, String)] {
    [
      (.checked, "checked"), (.indeterminate, "indeterminate"), (.expanded, "expanded"), (.selected, "selected"), (.enabled, "enabled"),
      (.sensitive, "sensitive"), (.editable, "editable"),
    ]
  }
}
#endif
