public import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry

extension ViewHarness {
  /// The text drawn with an opacity above 0 inside the window, in drawing order. Views that are leaving are included.
  public var texts: [String] {
    driver.texts
  }

  /// Returns the text of the view with this identifier, with several pieces of text joined by spaces. For a text field, this is its
  /// content. Returns nil if there is no such view or if it has no text.
  public func text(of identifier: String) -> String? {
    guard let node = node(identifier) else { return nil }
    if let field = node.firstInDrawingOrder(where: { $0.responder?.textReceiver != nil }) { return field.semantics?.value }
    var texts: [String] = []
    node.forEachInDrawingOrder { if $0.semantics?.role == .text, let label = $0.semantics?.label { texts.append(label) } }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// Returns the layout frame, in root coordinates, of the view with all modifiers up to its `accessibilityIdentifier`, or nil once it has
  /// been removed. If there are several views, the first in drawing order is chosen.
  public func frame(of identifier: String) -> CGRect? {
    node(identifier)?.frameInRoot
  }

  /// The URLs that views have passed to the system, in order.
  public var openedURLs: [URL] { driver.host.openedURLs }

  /// The announcements to users of a screen reader, in order.
  public var announcements: [String] { driver.host.announcements }

  /// The text on the clipboard, or nil if there is none.
  public var clipboard: String? {
    get { driver.host.privateClipboard.text }
    set { driver.host.privateClipboard.text = newValue }
  }

  func node(_ identifier: String) -> ViewNode? {
    tree.root.firstInDrawingOrder { $0.semantics?.identifier == identifier }
  }
}
