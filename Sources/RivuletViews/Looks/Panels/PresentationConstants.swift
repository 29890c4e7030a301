import Foundation

/// Metrics of presentations (our choice, B19.25, B19.26).
enum PresentationConstants {
  /// The largest number of presentations above each other.
  static let mostAbove = 32
  /// The duration of a sheet's slide on the phone, in seconds.
  static let sheetDuration = 0.4
  /// The duration of every other animation of a presentation, in seconds.
  static let briefDuration = 0.2
  /// The space above a large sheet, in points.
  static let sheetGap = 10.0
  /// The minimum space around a sheet in a window on the desktop, both sides together, in points.
  static let windowGap = 40.0
  /// The size up to which a window on the desktop grows for its sheets, in points.
  static let mostRoom = CGSize(width: 960, height: 660)
  /// The size of a list without a size in a sheet or popover on the desktop, in points.
  static let listSize = CGSize(width: 480, height: 360)
  /// The velocity at which a drag dismisses a sheet, in points per second.
  static let dismissingVelocity = 600.0
}
