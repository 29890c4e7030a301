import Foundation
import RivuletCore

/// The distances and durations for the interaction with list rows. Each value is our choice, unless its comment refers to a rule.
enum ListConstants {
  /// The width of a button behind a row, in points (B17.46).
  static let swipeButtonWidth: CGFloat = 74
  /// The fraction of the buttons' width beyond which a released swipe keeps the row open (B17.46).
  static let openingFraction: CGFloat = 0.5
  /// The fraction of the row's width beyond which a swipe counts as a full swipe (B17.46).
  static let fullSwipeFraction: CGFloat = 0.6
  /// The fraction of a contact's movement by which a row moves past its buttons.
  static let resistance: CGFloat = 0.3
  /// The distance that a contact must move before it swipes a row, in points.
  static let swipeSlop: CGFloat = 10
  /// The distance that a mouse must move before it drags a row, in points.
  static let dragSlop: CGFloat = 4
  /// The time that a finger must rest on a row to lift it, in seconds.
  static let liftingTime = 0.5
  /// The distance between a row's leading edge and a menu opened with a key, in points.
  static let menuInset = 20.0
  /// The time after the last touchpad movement at which a swipe ends, in seconds.
  static let wheelPause = 0.1
  /// The size of a list along axes without a proposal, in points (B17.04).
  static let minimumSize = CGSize(width: 10, height: 10)
  /// The minimum width of a form that is sized to its content, in points.
  static let formWidth: CGFloat = 400
  /// The space below the last section of a form that is sized to its content, in points.
  static let formEnd: CGFloat = 20
  /// The width of the controls before and after the content of a row that is being edited, in points.
  static let controlRoom: CGFloat = 38
  /// The distance from an edge of the list within which a dragged row scrolls the list, in points.
  static let scrollingZone: CGFloat = 48
  /// The speed at which a row at the list's edge scrolls the list, in points per second.
  static let scrollingSpeed: CGFloat = 600
  /// The maximum number of rows to create in order to read their values or text. Beyond that number, only identifiers are used.
  static let maximumCreatedRowCount = 2_000
  /// The maximum number of rows that a key press can select.
  static let maximumSelectedRowCount = 1 << 22
  /// The time that a finger must rest on a row before the list's menu opens, in seconds (B17.39).
  static let menuTime = 0.5
  /// The maximum duration of the first click in a double click, in seconds.
  static let clickTime = 0.2
  /// The maximum pause between typed letters that belong to the same search text, in seconds.
  static let typingPause = 1.0

  /// The animation of rows that open, close, or make room for another row.
  static var slide: Animation { .spring(response: 0.35, dampingFraction: 1) }
}
