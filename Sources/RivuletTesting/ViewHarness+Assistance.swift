public import Foundation
import RivuletCore
import RivuletHeadless

/// What assistive technology does with an element, and what the app is asked from outside.
extension ViewHarness {
  /// Does with an element what assistive technology can do with it: `activate`, `increment`, `decrement`, `zoomIn`, `zoomOut`, `escape`, `magicTap`,
  /// `delete`, `showMenu`, `scrollUp`, `scrollDown`, or an action that has a name. False if it means nothing there.
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

  /// Asks the app to open an address, as another program would.
  public func open(_ url: URL) async {
    await turn { tree.open(url) }
  }
}

extension SemanticsAction.Kind {
  /// The action with a name; one of the app's if no other has it.
  fileprivate init(named name: String) {
    let known: [String: SemanticsAction.Kind] = [
      "activate": .activate, "increment": .increment, "decrement": .decrement, "zoomIn": .zoomIn, "zoomOut": .zoomOut, "escape": .escape,
      "magicTap": .magicTap, "delete": .delete, "showMenu": .showMenu, "scrollUp": .scrollUp, "scrollDown": .scrollDown,
    ]
    self = known[name] ?? .custom(name)
  }
}
