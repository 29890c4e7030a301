import Foundation
import RivuletCore
import RivuletGeometry

/// A responder for the links in a text view. A click opens the link under the pointer, and keyboard focus stops at each link.
///
/// Inside a control that handles the pointer itself, such as a button, links are plain text.
final class LinkResponder: EventResponder {
  let links: [TextLink]
  private let openURL: OpenURLAction
  private let isEnabled: Bool
  /// The link under the pointer at the time of the press.
  private var pressed: TextLink?

  /// Creates a responder for links, or returns nil if there are no links.
  init?(_ links: [TextLink], in environment: EnvironmentValues) {
    if links.isEmpty { return nil }
    self.links = links
    openURL = environment.openURL
    isEnabled = environment.isEnabled
  }

  /// Returns the links of a node that can be activated.
  func operable(in node: ViewNode) -> [TextLink] { isEnabled && !isInControl(node) ? links : [] }

  private func isInControl(_ node: ViewNode) -> Bool {
    var ancestor = node.parent
    while let current = ancestor {
      if let responder = current.responder, responder.isControl { return true }
      ancestor = current.parent
    }
    return false
  }

  private func link(at point: CGPoint, in node: ViewNode) -> TextLink? {
    guard let text = node.fact(TextBehavior.self) else { return nil }
    return operable(in: node).first { link in text.areas(of: link.range, in: node).contains { $0.covers(point) } }
  }

  // MARK: Pointer

  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool { link(at: point, in: node) != nil }

  func pointerBegan(at point: CGPoint, in node: ViewNode) { pressed = link(at: point, in: node) }

  func pointerEnded(at point: CGPoint, in node: ViewNode) {
    guard let link = pressed else { return }
    pressed = nil
    if self.link(at: point, in: node) == link { openURL(link.url) }
  }

  func pointerCancelled(in node: ViewNode) { pressed = nil }

  func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape? { link(at: point, in: node) == nil ? nil : .link }

  // MARK: Keyboard and assistive technology

  var canFocus: Bool { isEnabled }

  func focusStops(in node: ViewNode) -> [FocusStopArea] {
    guard let text = node.fact(TextBehavior.self) else { return [] }
    return operable(in: node).map { FocusStopArea(area: text.areas(of: $0.range, in: node).first ?? .zero, label: text.label(of: $0)) }
  }

  func activation(in node: ViewNode) -> (@MainActor () -> Void)? { activation(stop: 0, in: node) }

  func activation(stop: Int, in node: ViewNode) -> (@MainActor () -> Void)? {
    let links = operable(in: node)
    guard links.indices.contains(stop) else { return nil }
    return { [openURL] in openURL(links[stop].url) }
  }
}
