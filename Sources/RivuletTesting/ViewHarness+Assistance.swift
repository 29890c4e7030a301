public import Foundation
import RivuletCore
import RivuletHeadless

/// Actions of assistive technology on an element, and requests to the app from outside.
extension ViewHarness {
  /// Performs an accessibility action on an element: `activate`, `increment`, `decrement`, `zoomIn`, `zoomOut`, `escape`, `magicTap`,
  /// `delete`, `showMenu`, `scrollUp`, `scrollDown`, or a named action. Returns false if the element does not handle it.
  @discardableResult
  public func performAction(_ name: String, on label: String) async -> Bool {
    var isDone = false
    await turn {
      let items = SemanticsTree(below: tree.root).items().filter { $0.element.label == label || $0.element.identifier == label }
      let item = items.first { $0.element.role != nil && $0.element.role != .text } ?? items.first
      isDone = item?.perform(SemanticsAction.Kind(named: name)) ?? false
    }
    return isDone
  }

  /// Asks the app to open a URL, as another program would.
  public func open(_ url: URL) async {
    await turn { tree.open(url) }
  }
}

extension SemanticsAction.Kind {
  /// Creates the action with a name, or else a custom action.
  fileprivate init(named name: String) {
    let known: [String: SemanticsAction.Kind] = [
      "activate": .activate, "increment": .increment, "decrement": .decrement, "zoomIn": .zoomIn, "zoomOut": .zoomOut, "escape": .escape,
      "magicTap": .magicTap, "delete": .delete, "showMenu": .showMenu, "scrollUp": .scrollUp, "scrollDown": .scrollDown,
    ]
    self = known[name] ?? .custom(name)
  }
}
