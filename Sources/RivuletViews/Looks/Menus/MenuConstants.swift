import Foundation
import RivuletCore
import RivuletGeometry

/// The measures of menus, in points.
enum MenuConstants {
  /// Returns the insets of the content of a row.
  static func rowInsets(_ idiom: Idiom) -> EdgeInsets {
    idiom == .phone
      ? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) : EdgeInsets(top: 3, leading: titleInset, bottom: 3, trailing: 12)
  }

  /// Returns the minimum height of a row.
  static func rowHeight(_ idiom: Idiom) -> CGFloat { idiom == .phone ? 44 : 22 }

  /// The distance between the leading edge and the titles on a desktop.
  static let titleInset = 24.0
  /// The distance between a preview and the menu below it, and the corner radius of the preview.
  static let previewDistance = 12.0
  static let previewRadius = 13.0
  /// The width of a check mark before a title on a desktop.
  static let markWidth = 15.0
}
