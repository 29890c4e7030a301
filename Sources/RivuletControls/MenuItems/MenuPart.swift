import RivuletCore
import RivuletElements

/// The kind of a part of a menu.
package enum MenuPart: LayoutValueKey {
  /// Content without space of its own around it.
  case item
  /// Content that is a row, with its own space.
  case row
  case separator, title
  /// The whole menu.
  case list

  static let defaultValue = MenuPart.item
}
