import Foundation
import RivuletCore

/// The lengths and times that determine how people interact with list rows. Each is our choice unless a rule is named.
enum ListConstants {
  /// The width of a button behind a row, in points (B17.46).
  static let swipeButtonWidth: CGFloat = 74
  /// The fraction of the buttons' width beyond which a released swipe leaves the row open (B17.46).
  static let openingShare: CGFloat = 0.5
  /// The fraction of the row's width beyond which a swipe counts as a full swipe (B17.46).
  static let fullSwipeShare: CGFloat = 0.6
  /// The fraction of a contact's movement that a row follows beyond its buttons.
  static let resistance: CGFloat = 0.3
  /// The distance that a contact must move before a row follows it, in points.
  static let swipeSlop: CGFloat = 10
  /// The distance that a mouse must move before a row follows it, in points.
  static let dragSlop: CGFloat = 4
  /// The time that a finger must rest on a row before it lifts the row, in seconds.
  static let liftingTime = 0.5
  /// The distance between the leading edge of a row and a menu opened with a key, in points.
  static let menuInset = 20.0
  /// The time after the last finger movement on a touchpad when a swipe ends, in seconds.
  static let wheelRest = 0.1
  /// The size of a list along axes without a proposal, in points (B17.04).
  static let leastSize = CGSize(width: 10, height: 10)
  /// The minimum width of a form that is sized to its content, in points.
  static let formWidth: CGFloat = 400
  /// The space below the last section of a form that is sized to its content, in points.
  static let formEnd: CGFloat = 20
  /// The width of a control before or after the content of a row that is being edited, in points.
  static let controlRoom: CGFloat = 38
  /// The distance from an edge of the list within which a dragged row scrolls the list, in points.
  static let scrollingZone: CGFloat = 48
  /// The speed of that scrolling at the edge, in points per second.
  static let scrollingSpeed: CGFloat = 600
  /// The maximum number of rows that are created to read their values or text. Beyond that number, only ids are used.
  static let rowsToMake = 2_000
  /// The maximum number of rows that one key press selects.
  static let rowsToSelect = 1 << 22
  /// The time that a finger must rest on a row before the list's menu opens, in seconds (B17.39).
  static let menuTime = 0.5
  /// The maximum duration of the first click of a double click, in seconds.
  static let clickTime = 0.2
  /// The time within which a letter continues the typed text instead of starting a new one, in seconds.
  static let typingRest = 1.0

  /// The animation that rows use to open, close and make room for each other.
  static var slide: Animation { .spring(response: 0.35, dampingFraction: 1) }
}
