public import Foundation
import RivuletCore
import RivuletHeadless

/// Actions that assistive technology performs on an element, and requests to the app from outside.
extension ViewHarness {
  /// Performs an accessibility action on an element: `activate`, `increment`, `decrement`, `zoomIn`, `zoomOut`, `escape`, `magicTap`,
  /// `delete`, `showMenu`, `scrollUp`, `scrollDown`, or a named action. Returns false if the element does not handle it.
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
      case let kind: isDone = control.furtherActions.first { $0.kind == kind }.map(control.perform) ?? false
      }
    }
    return isDone
  }

  /// Returns the elements inside an element, in view order.
  private func elements(of outline: SemanticsOutline, below record: SemanticsRecord) -> [SemanticsRecord] {
    outline.children(of: record).flatMap { [$0] + elements(of: outline, below: $0) }
  }

  /// Asks the app to open a URL, as another program would.
  public func open(_ url: URL) async {
    await turn { tree.open(url) }
  }
}

extension SemanticsAction.Kind {
  /// Creates the action with a name, or otherwise a custom action.
  fileprivate init(named name: String) {
    let known: [String: SemanticsAction.Kind] = [
      "activate": .activate, "increment": .increment, "decrement": .decrement, "zoomIn": .zoomIn, "zoomOut": .zoomOut, "escape": .escape,
      "magicTap": .magicTap, "delete": .delete, "showMenu": .showMenu, "scrollUp": .scrollUp, "scrollDown": .scrollDown,
    ]
    self = known[name] ?? .custom(name)
  }
}
