public import Foundation
import RivuletCore

/// The screen under its name in UIKit, for code that takes lengths from it: here the window.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  /// The screen of the window that is shown.
  public static let main = UIScreen()

  /// The size of the window whose turn runs now, or else of the one that came last; that of a phone before there is one.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: IssueSink.currentWindowSize ?? CGSize(width: 390, height: 844))
  }

  /// How many pixels make a point.
  open var scale: CGFloat { IssueSink.currentServices?.displayScale ?? 2 }

  /// The size of the window in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
}
