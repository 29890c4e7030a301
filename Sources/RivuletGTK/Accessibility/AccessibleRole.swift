#if GTK
package import RivuletHost

/// The role of an object for assistive technology, with its AT-SPI number and name.
package struct AccessibleRole: Equatable {
  package let number: UInt32
  package let name: String

  private init(_ number: UInt32, _ name: String) {
    (self.number, self.name) = (number, name)
  }

  static let application = AccessibleRole(75, "application")
  static let window = AccessibleRole(23, "frame")

  private static let button = AccessibleRole(43, "push button")
  private static let grouping = AccessibleRole(99, "grouping")
  private static let link = AccessibleRole(88, "link")

  private static let menuItem = AccessibleRole(35, "menu item")

  /// Creates the role of an element. For buttons and text, the traits take precedence over the element's role.
  ///
  /// - Parameter isInMenu: True inside a menu, where buttons and menu buttons are menu items.
  package init(_ element: SemanticsElement, isInMenu: Bool = false) {
    if element.role == .menuItem {
      self = Self.item(element)
    } else if isInMenu, [.menuButton, .popUpButton, .button].contains(element.role) {
      self = Self.menuItem
    } else if element.traits.contains(.link), [.button, .text].contains(element.role) {
      self = Self.link
    } else if element.traits.contains(.header), element.role == .text {
      self = AccessibleRole(83, "heading")
    } else {
      self = element.role.map(Self.role) ?? AccessibleRole(39, "panel")
    }
  }

  /// Returns the role of a menu item, depending on whether it can be checked.
  private static func item(_ element: SemanticsElement) -> AccessibleRole {
    if element.state != nil { return AccessibleRole(8, "check menu item") }
    return element.traits.contains(.choice) ? AccessibleRole(45, "radio menu item") : menuItem
  }

  private static func role(_ role: SemanticsElement.Role) -> AccessibleRole {
    switch role {
    case .text: AccessibleRole(29, "label")
    case .image: AccessibleRole(27, "image")
    case .button, .menuButton, .colorWell: button
    case .toggle: AccessibleRole(7, "check box")
    case .slider: AccessibleRole(51, "slider")
    case .textField: AccessibleRole(79, "entry")
    case .secureTextField: AccessibleRole(40, "password text")
    case .textEditor: AccessibleRole(61, "text")
    case .disclosure: AccessibleRole(62, "toggle button")
    case .group, .radioGroup, .picker: grouping
    case .dialog: AccessibleRole(16, "dialog")
    case .alert: AccessibleRole(2, "alert")
    case .tabBar: AccessibleRole(38, "page tab list")
    case .tab: AccessibleRole(37, "page tab")
    case .menuItem: menuItem
    case .menu: AccessibleRole(33, "menu")
    case .link: link
    case .progress: AccessibleRole(42, "progress bar")
    case .meter: AccessibleRole(103, "level bar")
    case .stepper: AccessibleRole(52, "spin button")
    case .popUpButton: AccessibleRole(11, "combo box")
    case .radioButton: AccessibleRole(44, "radio button")
    case .datePicker: AccessibleRole(12, "date editor")
    case .list: AccessibleRole(31, "list")
    case .row: AccessibleRole(32, "list item")
    }
  }
}
#endif
