import Foundation
import RivuletCore

/// Lengths and times of what people do to the rows of lists, each our choice unless a rule is named.
enum ListConstants {
  /// The width of a button behind a row, in points (B17.46).
  static let swipeButtonWidth: CGFloat = 74
  /// The share of the buttons' width from which on a swipe that is let go opens the row (B17.46).
  static let openingShare: CGFloat = 0.5
  /// The share of the row's width from which on a swipe is one across the row (B17.46).
  static let fullSwipeShare: CGFloat = 0.6
  /// How strongly a row follows that is pulled beyond its buttons.
  static let resistance: CGFloat = 0.3
  /// How far a contact moves before a row follows it, in points.
  static let swipeSlop: CGFloat = 10
  /// How far a mouse moves before a row follows it, in points.
  static let dragSlop: CGFloat = 4
  /// How long a finger rests on a row before it lifts the row, in seconds.
  static let liftingTime = 0.5
  /// The distance of a menu that a key opens from the leading edge of its row, in points.
  static let menuInset = 20.0
  /// How long after the last movement of fingers on a touchpad a swipe is over, in seconds.
  static let wheelRest = 0.1
  /// The room for a control before or behind the content of a row that is edited, in points.
  static let controlRoom: CGFloat = 38
  /// From how far before an edge of the list a row that is dragged scrolls it, in points.
  static let scrollingZone: CGFloat = 48
  /// How fast it does so at the edge, in points per second.
  static let scrollingSpeed: CGFloat = 600
  /// How many rows are made to find what they say; from more on identities alone count.
  static let rowsToMake = 2_000
  /// The largest number of rows that one key selects.
  static let rowsToSelect = 1 << 22
  /// How long a finger rests on a row before the menu of the list opens, in seconds (B17.39).
  static let menuTime = 0.5
  /// How long the first click of a double click may take, in seconds.
  static let clickTime = 0.2
  /// How long after a letter the next one continues it rather than begins anew, in seconds.
  static let typingRest = 1.0

  /// How rows open and close, and make room for each other.
  static var slide: Animation { .spring(response: 0.35, dampingFraction: 1) }
}
