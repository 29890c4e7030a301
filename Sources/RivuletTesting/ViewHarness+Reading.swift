public import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry

extension ViewHarness {
  /// What is drawn now with an opacity above 0 inside the window, in drawing order; views that are leaving included.
  public var texts: [String] {
    driver.texts
  }

  /// The text that the view with this identifier shows, several joined by spaces; of a text field what is written in it. Nil if there is no such
  /// view or it has no text.
  public func text(of identifier: String) -> String? {
    guard let node = node(identifier) else { return nil }
    if let field = node.firstInDrawingOrder(where: { $0.responder?.textReceiver != nil }) { return field.semantics?.value }
    var texts: [String] = []
    node.forEachInDrawingOrder { if $0.semantics?.role == .text, let label = $0.semantics?.label { texts.append(label) } }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// The layout frame, in root coordinates, of the view as modified up to its `accessibilityIdentifier`; nil as soon as it is removed. Of
  /// several views the first in drawing order.
  public func frame(of identifier: String) -> CGRect? {
    node(identifier)?.frameInRoot
  }

  /// The addresses that views have left to the system to open, in order.
  public var openedURLs: [URL] { driver.host.openedURLs }

  /// What was said to people who use a screen reader, in order.
  public var announcements: [String] { driver.host.announcements }

  /// The text on the clipboard; nil for none.
  public var clipboard: String? {
    get { driver.host.privateClipboard.text }
    set { driver.host.privateClipboard.text = newValue }
  }

  func node(_ identifier: String) -> ViewNode? {
    tree.root.firstInDrawingOrder { $0.semantics?.identifier == identifier }
  }
}
