import RivuletCore
import RivuletElements

/// The kind of a menu part.
package enum MenuPart: LayoutValueKey {
  /// Content without its own padding.
  case item
  /// Content that is a row with its own padding.
  case row
  case separator, title
  /// The entire menu.
  case list

  static let defaultValue = MenuPart.item
}
