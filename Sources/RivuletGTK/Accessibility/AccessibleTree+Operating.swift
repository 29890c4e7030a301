#if GTK
import Foundation
import RivuletHost

/// What can be done with controls.
extension AccessibleTree {
  /// One thing that can be done with an element.
  enum Action: String {
    case click
    case expand
    case increment
    case decrement

    var description: String {
      switch self {
      case .click: "Does what a click does"
      case .expand: "Shows or hides what is inside"
      case .increment: "Goes one step up"
      case .decrement: "Goes one step down"
      }
    }
  }

  func actions(of record: SemanticsRecord) -> [Action] {
    guard let control = control(record) else { return [] }
    var actions: [Action] = []
    if control.canBeActivated { actions.append(record.element.role == .disclosure ? .expand : .click) }
    if control.canBeAdjusted { actions += [.increment, .decrement] }
    return actions
  }

  func answerAction(_ call: BusCall, _ record: SemanticsRecord) -> [BusValue]? {
    let actions = actions(of: record)
    let action = actions.indices.contains(call.integer(0)) ? actions[call.integer(0)] : nil
    switch call.method {
    case "GetDescription": return [.string(action?.description ?? "")]
    case "GetName", "GetLocalizedName": return [.string(action?.rawValue ?? "")]
    case "GetKeyBinding": return [.string("")]
    case "GetActions":
      return [.array(of: "(sss)", actions.map { .tuple([.string($0.rawValue), .string($0.description), .string("")]) })]
    case "DoAction": return [.bool(action.map { perform($0, record) } ?? false)]
    default: return nil
    }
  }

  private func perform(_ action: Action, _ record: SemanticsRecord) -> Bool {
    guard let control = control(record) else { return false }
    return window.perform {
      switch action {
      case .click, .expand: control.activate()
      case .increment: control.adjust(.steps(1))
      case .decrement: control.adjust(.steps(-1))
      }
    }
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
      return [selected.indices.contains(index) ? reference(selected[index]) : nothing]
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
