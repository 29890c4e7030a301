/// Metrics of popovers and menus, in points.
enum PopoverConstants {
  /// The distance between a popover and its anchor, which is also the length of the arrow.
  static let arrowLength = 12.0
  /// The radius of the corners, between which the arrow stays.
  static let cornerRadius = 10.0
  /// The distance between a menu and its button.
  static let menuGap = 4.0
  /// The space above the first item of a menu.
  static let menuPadding = 5.0
}
