public import Foundation
import RivuletCore

/// The name of an Objective-C method. On Linux, Objective-C is not available, and the compiler rejects `#selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  /// Creates a name from text such as `resignFirstResponder`.
  public init(_ str: String) { name = str }

  public init(stringLiteral value: String) { name = value }
}

/// A UIKit-compatible event. On Linux, views receive events directly, and no instances are created.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  public override nonisolated init() { super.init() }
}

extension UIApplication {
  /// Sends an action to the focused part of the interface. The action `resignFirstResponder` ends text editing, and no other actions are
  /// supported.
  ///
  /// Returns false for any other action, or if nothing had the focus.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard action == "resignFirstResponder", target == nil else {
      IssueSink.noteOnce("UIApplication.sendAction(_:to:from:for:) supports only resignFirstResponder on Linux. Call a closure instead.")
      return false
    }
    return UIWindowScene.frontTree?.keyboard.removeFocus() ?? false
  }
}
