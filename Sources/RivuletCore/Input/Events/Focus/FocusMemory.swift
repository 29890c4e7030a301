import RivuletTree

/// The control that had focus when its content was covered.
@MainActor
struct FocusMemory {
  private(set) weak var control: ViewNode?

  init(_ control: ViewNode?) {
    self.control = control
  }

  /// Restores focus at the end of the turn, unless the app has moved focus outside the covering content.
  func giveBack(from cover: ViewNode, isCertain: Bool, _ tree: ViewTree) {
    let (keyboard, memory) = (tree.keyboard, self)
    tree.actions.append {
      if keyboard.controlInFocus != nil, !keyboard.hasFocus(inside: cover) { return }
      if let control = memory.control, keyboard.canFocus(control) {
        keyboard.takeFocus(control)
      } else if isCertain {
        keyboard.removeFocus()
      }
    }
  }
}

/// An object, attached to a screen's node, that stores the screen's focus memory.
@MainActor
private final class ScreenFocus {
  var memory = FocusMemory(nil)
}

extension Screen {
  private var focus: ScreenFocus {
    if let known = node.attachment(ScreenFocus.self) { return known }
    let made = ScreenFocus()
    node.attach(made)
    return made
  }

  /// Stores the focused control if the control is inside the screen.
  fileprivate func keepFocus() {
    let keyboard = node.tree.keyboard
    if keyboard.hasFocus(inside: node) {
      focus.memory = FocusMemory(keyboard.controlInFocus)
    } else {
      node.attachment(ScreenFocus.self)?.memory = FocusMemory(nil)
    }
  }

  /// Restores focus to the control that had focus when the screen was covered.
  fileprivate func giveFocusBack(from cover: Screen) {
    guard let memory = node.attachment(ScreenFocus.self)?.memory, memory.control != nil else { return }
    memory.giveBack(from: cover.node, isCertain: false, node.tree)
  }
}

extension ScreenStack {
  /// Shows a screen like `show` does. When the screen is uncovered, the control that had focus in it receives focus again (B18.16).
  package func showKeepingFocus(_ next: Screen, by change: Change, removing gone: [Screen] = [], duration: Double = 0) {
    let former = top === next ? nil : top
    former?.keepFocus()
    show(next, by: change, removing: gone, duration: duration)
    if let former { next.giveFocusBack(from: former) }
  }
}
