public import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry

extension ViewHarness {
  /// The text drawn inside the window with an opacity greater than 0, in drawing order, including text in views that are being removed.
  public var texts: [String] {
    driver.texts
  }

  /// Returns the text of the view with the given identifier, joining several pieces of text with spaces. For a text field, returns its
  /// content. Returns nil if no view has the identifier or if the view has no text.
  public func text(of identifier: String) -> String? {
    guard let node = node(identifier) else { return nil }
    if let field = node.firstInDrawingOrder(where: { $0.responder?.textReceiver != nil }) { return field.semantics?.value }
    var texts: [String] = []
    node.forEachInDrawingOrder { if $0.semantics?.role == .text, let label = $0.semantics?.label { texts.append(label) } }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// Returns the layout frame, in root coordinates, of a view with all its modifiers up to its `accessibilityIdentifier`, or nil if the
  /// view has been removed. If several views have the identifier, the first in drawing order is chosen.
  public func frame(of identifier: String) -> CGRect? {
    node(identifier)?.frameInRoot
  }

  /// The URLs that views have passed to the system, in order.
  public var openedURLs: [URL] { driver.host.openedURLs }

  /// The announcements made to users of a screen reader, in order.
  public var announcements: [String] { driver.host.announcements }

  /// The text on the clipboard, or nil if the clipboard contains no text.
  public var clipboard: String? {
    get { driver.host.privateClipboard.text }
    set { driver.host.privateClipboard.text = newValue }
  }

  func node(_ identifier: String) -> ViewNode? {
    tree.root.firstInDrawingOrder { $0.semantics?.identifier == identifier }
  }
}
