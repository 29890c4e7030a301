#if GTK
import Foundation
import RivuletFoundation
import RivuletHost

/// The actions that controls support.
extension AccessibleTree {
  /// An action that an element supports.
  struct Action {
    let name: String
    /// The localized description, or nil for a custom action of the app.
    let description: Word?
    let perform: @MainActor (AssistiveControl) -> Bool

    static let click = Action(name: "click", description: .actsLikeClick) { $0.activate() }
    static let expand = Action(name: "expand", description: .togglesContent) { $0.activate() }
    static let increment = Action(name: "increment", description: .stepsUp) { $0.adjust(.steps(1)) }
    static let decrement = Action(name: "decrement", description: .stepsDown) { $0.adjust(.steps(-1)) }

    static let menu = Action(name: "menu", description: .opensMenu) { $0.openMenu() }

    /// Returns the action for one that the app has added to an element.
    @MainActor static func added(_ action: SemanticsAction) -> Action {
      @MainActor func named(_ name: String, _ description: Word?) -> Action {
        Action(name: name, description: description) { $0.perform(action) }
      }
      return switch action.kind {
      case .custom(let name): named(name, nil)
      case .activate: named("click", .actsLikeClick)
      case .escape: named("escape", .leavesContent)
      case .magicTap: named("magic tap", .doesMainAction)
      case .delete: named("delete", .removesElement)
      case .showMenu: named("menu", .opensMenu)
      case .increment: named("increment", .stepsUp)
      case .decrement: named("decrement", .stepsDown)
      case .zoomIn: named("zoom in", .showsLarger)
      case .zoomOut: named("zoom out", .showsSmaller)
      case .scrollUp: named("scroll up", .scrollsUp)
      case .scrollDown: named("scroll down", .scrollsDown)
      case .scrollLeading: named("scroll back", .scrollsBack)
      case .scrollTrailing: named("scroll on", .scrollsOn)
      }
    }
  }

  func actions(of record: SemanticsRecord) -> [Action] {
    guard let control = control(record) else { return [] }
    var actions: [Action] = []
    if control.canBeActivated { actions.append(record.element.role == .disclosure ? .expand : .click) }
    if control.canBeAdjusted { actions += [.increment, .decrement] }
    actions += control.otherActions.map(Action.added)
    if control.hasMenu, !record.element.actions.contains(where: { $0.kind == .showMenu }) { actions.append(.menu) }
    return actions
  }

  func answerAction(_ call: BusCall, _ record: SemanticsRecord) -> [BusValue]? {
    let actions = actions(of: record)
    let action = actions.indices.contains(call.integer(0)) ? actions[call.integer(0)] : nil
    switch call.method {
    case "GetDescription": return [.string(action.map(description(of:)) ?? "")]
    case "GetName", "GetLocalizedName": return [.string(action?.name ?? "")]
    case "GetKeyBinding": return [.string("")]
    case "GetActions":
      return [.array(of: "(sss)", actions.map { .tuple([.string($0.name), .string(description(of: $0)), .string("")]) })]
    case "DoAction": return [.bool(action.map { perform($0, record) } ?? false)]
    default: return nil
    }
  }

  private func description(of action: Action) -> String {
    action.description.map { tree.services.localizedString(for: $0, in: tree.services.locale) } ?? ""
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
