public import Foundation
import RivuletCore

/// A UIKit-compatible screen, for code that reads its size. On Linux, it represents the window.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  /// The screen that contains the active window.
  public static let main = UIScreen()

  /// The bounds of the window that is handling an event, or otherwise of the last window. Without a window, the size matches a phone.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: IssueSink.currentWindowSize ?? CGSize(width: 390, height: 844))
  }

  /// The number of pixels per point.
  open var scale: CGFloat { IssueSink.currentServices?.displayScale ?? 2 }

  /// The bounds of the window, in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
}
