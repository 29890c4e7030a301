#if GTK
import Foundation
import RivuletHost

/// The actions of controls.
extension AccessibleTree {
  /// A single action of an element.
  struct Action {
    let name: String
    let description: String
    let perform: @MainActor (AssistiveControl) -> Bool

    static let click = Action(name: "click", description: "Does what a click does") { $0.activate() }
    static let expand = Action(name: "expand", description: "Shows or hides what is inside") { $0.activate() }
    static let increment = Action(name: "increment", description: "Goes one step up") { $0.adjust(.steps(1)) }
    static let decrement = Action(name: "decrement", description: "Goes one step down") { $0.adjust(.steps(-1)) }

    static let menu = Action(name: "menu", description: "Opens the menu") { $0.openMenu() }

    /// Returns one of the additional actions that the app has given an element.
    @MainActor static func added(_ action: SemanticsAction) -> Action {
      @MainActor func named(_ name: String, _ description: String) -> Action {
        Action(name: name, description: description) { $0.perform(action) }
      }
      return switch action.kind {
      case .custom(let name): named(name, "")
      case .activate: named("click", "Does what a click does")
      case .escape: named("escape", "Leaves what is shown")
      case .magicTap: named("magic tap", "Does the most important thing")
      case .delete: named("delete", "Takes the element away")
      case .showMenu: named("menu", "Opens the menu")
      case .increment: named("increment", "Goes one step up")
      case .decrement: named("decrement", "Goes one step down")
      case .zoomIn: named("zoom in", "Shows it larger")
      case .zoomOut: named("zoom out", "Shows it smaller")
      case .scrollUp: named("scroll up", "Scrolls towards the top")
      case .scrollDown: named("scroll down", "Scrolls towards the bottom")
      case .scrollLeading: named("scroll back", "Scrolls towards the beginning of lines")
      case .scrollTrailing: named("scroll on", "Scrolls towards the end of lines")
      }
    }
  }

  func actions(of record: SemanticsRecord) -> [Action] {
    guard let control = control(record) else { return [] }
    var actions: [Action] = []
    if control.canBeActivated { actions.append(record.element.role == .disclosure ? .expand : .click) }
    if control.canBeAdjusted { actions += [.increment, .decrement] }
    actions += control.furtherActions.map(Action.added)
    if control.hasMenu, !record.element.actions.contains(where: { $0.kind == .showMenu }) { actions.append(.menu) }
    return actions
  }

  func answerAction(_ call: BusCall, _ record: SemanticsRecord) -> [BusValue]? {
    let actions = actions(of: record)
    let action = actions.indices.contains(call.integer(0)) ? actions[call.integer(0)] : nil
    switch call.method {
    case "GetDescription": return [.string(action?.description ?? "")]
    case "GetName", "GetLocalizedName": return [.string(action?.name ?? "")]
    case "GetKeyBinding": return [.string("")]
    case "GetActions":
      return [.array(of: "(sss)", actions.map { .tuple([.string($0.name), .string($0.description), .string("")]) })]
    case "DoAction": return [.bool(action.map { perform($0, record) } ?? false)]
    default: return nil
    }
  }

  private func perform(_ action: Action, _ record: SemanticsRecord) -> Bool {
    guard let control = control(record) else { return false }
    return window.perform { action.perform(control) }
  }

  func valueProperty(_ name: String, _ record: SemanticsRecord) -> BusValue? {
    guard let range = record.element.range else { return nil }
    switch name {
    case "MinimumValue": return .double(range.minimum)
    case "MaximumValue": return .double(range.maximum)
    case "MinimumIncrement": return .double(range.step ?? 0)
    case "CurrentValue": return .double(range.value)
    case "Text": return .string(record.element.value ?? "")
    default: return nil
    }
  }
}

// MARK: - Selections

extension AccessibleTree {
  func selectedChildren(of record: SemanticsRecord) -> [SemanticsRecord] {
    open().children(of: record).filter(\.element.isSelected)
  }

  func answerSelection(_ call: BusCall, _ record: SemanticsRecord) -> [BusValue]? {
    let (children, index) = (open().children(of: record), call.integer(0))
    let child = children.indices.contains(index) ? children[index] : nil
    switch call.method {
    case "GetSelectedChild":
      let selected = selectedChildren(of: record)
      return [selected.indices.contains(index) ? reference(selected[index]) : AccessibleApplication.nothing]
    case "SelectChild": return [.bool(child.map(select) ?? false)]
    case "IsChildSelected": return [.bool(child?.element.isSelected == true)]
    case "DeselectSelectedChild", "SelectAll", "ClearSelection", "DeselectChild": return [.bool(false)]
    default: return nil
    }
  }

  private func select(_ record: SemanticsRecord) -> Bool {
    record.element.isSelected || window.perform { control(record)?.activate() ?? false }
  }
}
#endif
