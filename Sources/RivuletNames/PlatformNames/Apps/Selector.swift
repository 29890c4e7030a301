public import Foundation
import RivuletCore

/// The name of an Objective-C method. Objective-C does not exist here, and the compiler rejects `#selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  /// Creates a name from text such as `resignFirstResponder`.
  public init(_ str: String) { name = str }

  public init(stringLiteral value: String) { name = value }
}

/// An event, under its UIKit name. Events go to views here, so there is never one.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  public override nonisolated init() { super.init() }
}

extension UIApplication {
  /// Sends an action to the part of the interface that has the focus. The action `resignFirstResponder` ends text editing; there are no
  /// others.
  ///
  /// Returns false if nothing had the focus, or for any other action.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard action == "resignFirstResponder", target == nil else {
      IssueSink.noteOnce("UIApplication.sendAction(_:to:from:for:) knows no action but resignFirstResponder on Linux. Call a closure.")
      return false
    }
    return UIWindowScene.frontTree?.keyboard.removeFocus() ?? false
  }
}
