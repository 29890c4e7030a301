public import Foundation
import RivuletCore
import RivuletHeadless

/// Accessibility actions on elements, and requests to the app from other programs.
extension ViewHarness {
  /// Performs an accessibility action on an element: `activate`, `increment`, `decrement`, `zoomIn`, `zoomOut`, `escape`, `magicTap`,
  /// `delete`, `showMenu`, `scrollUp`, `scrollDown`, or a custom action by its name. Returns false if the element does not support the
  /// action.
  @discardableResult
  public func performAction(_ name: String, on label: String) async -> Bool {
    var isDone = false
    await turn {
      let outline = SemanticsOutline(below: tree.root)
      defer { outline.close() }
      let found = elements(of: outline, below: outline.root).filter { $0.element.label == label || $0.element.identifier == label }
      let record = found.first { $0.element.role != nil && $0.element.role != .text } ?? found.first
      guard let control = record.flatMap({ AssistiveControl($0, in: tree) }) else { return }
      switch SemanticsAction.Kind(named: name) {
      case .activate: isDone = control.activate()
      case .increment: isDone = control.adjust(.steps(1))
      case .decrement: isDone = control.adjust(.steps(-1))
      case let kind: isDone = control.otherActions.first { $0.kind == kind }.map(control.perform) ?? false
      }
    }
    return isDone
  }

  /// Returns the descendants of an element, in view order.
  private func elements(of outline: SemanticsOutline, below record: SemanticsRecord) -> [SemanticsRecord] {
    outline.children(of: record).flatMap { [$0] + elements(of: outline, below: $0) }
  }

  /// Opens a URL in the app, as another program would.
  public func open(_ url: URL) async {
    await turn { tree.open(url) }
  }
}

extension SemanticsAction.Kind {
  /// Creates the kind of action with a given name, or a custom action if the name is not a standard one.
  fileprivate init(named name: String) {
    let known: [String: SemanticsAction.Kind] = [
      "activate": .activate, "increment": .increment, "decrement": .decrement, "zoomIn": .zoomIn, "zoomOut": .zoomOut, "escape": .escape,
      "magicTap": .magicTap, "delete": .delete, "showMenu": .showMenu, "scrollUp": .scrollUp, "scrollDown": .scrollDown,
    ]
    self = known[name] ?? .custom(name)
  }
}
