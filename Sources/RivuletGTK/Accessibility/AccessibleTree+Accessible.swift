#if GTK
import Foundation
import RivuletHost

/// The properties and hierarchy of objects.
extension AccessibleTree {
  func answerAccessible(_ call: BusCall, _ target: Target) -> [BusValue]? {
    switch call.method {
    case "GetChildAtIndex":
      let children = children(of: target)
      return [children.indices.contains(call.integer(0)) ? children[call.integer(0)] : AccessibleApplication.nothing]
    case "GetChildren": return [.array(of: "(so)", children(of: target))]
    case "GetIndexInParent": return [.number(index(of: target))]
    case "GetRelationSet": return [.array(of: "(ua(so))", [])]
    case "GetRole": return [.unsigned(role(of: target).number)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(role(of: target).name)]
    case "GetState": return [states(of: target).halves]
    case "GetAttributes": return [.dictionary(attributes(of: target))]
    case "GetApplication": return [application.reference(.application)]
    case "GetInterfaces": return [.strings(interfaces(of: path(of: target).text).map(\.name))]
    default: return nil
    }
  }

  func accessibleProperty(_ property: String, _ target: Target) -> BusValue? {
    switch property {
    case "Name": .string(name(of: target))
    case "Description": .string(record(of: target)?.element.hint ?? "")
    case "Parent": parent(of: target)
    case "ChildCount": .number(children(of: target).count)
    case "Locale": .string(application.locale)
    case "AccessibleId": .string(record(of: target)?.element.identifier ?? "")
    default: nil
    }
  }

  private func path(of target: Target) -> AccessiblePath {
    switch target {
    case .window: path
    case .element(let record): path(of: record)
    }
  }

  private func record(of target: Target) -> SemanticsRecord? {
    if case .element(let record) = target { record } else { nil }
  }

  private func name(of target: Target) -> String {
    switch target {
    case .window: window.accessibleTitle
    case .element(let record): name(of: record)
    }
  }

  /// Returns the name of an element. A row's name combines the names of its content. A list without a title takes its window's title.
  func name(of record: SemanticsRecord) -> String {
    if let name = record.element.label ?? record.element.title { return name }
    switch record.element.role {
    case .row: return open().children(of: record).map(name).filter { !$0.isEmpty }.joined(separator: ", ")
    case .list: return window.accessibleTitle
    default: return ""
    }
  }

  private func children(of target: Target) -> [BusValue] {
    switch target {
    case .window: open().children(of: open().root).map(reference)
    case .element(let record): open().children(of: record).map(reference)
    }
  }

  private func parent(of target: Target) -> BusValue {
    switch target {
    case .window: application.reference(.application)
    case .element(let record): record.parent.map(reference) ?? AccessibleApplication.nothing
    }
  }

  private func index(of target: Target) -> Int {
    switch target {
    case .window: application.windows.firstIndex { $0 === self } ?? -1
    case .element(let record): record.parent.flatMap { open().children(of: $0).firstIndex { $0 === record } } ?? -1
    }
  }

  private func role(of target: Target) -> AccessibleRole {
    switch target {
    case .window: .window
    case .element(let record): AccessibleRole(record.element, isInMenu: isInMenu(record))
    }
  }

  private func states(of target: Target) -> AccessibleStates {
    switch target {
    case .window:
      let states: AccessibleStates = [.enabled, .sensitive, .visible, .showing, .resizable]
      return window.isActiveWindow ? states.union(.active) : states
    case .element(let record):
      guard let control = control(record) else { return .defunct }
      var states = ownStates(record, record.element)
      if control.canFocus || record.element.details?.focusFollowers.isEmpty == false { states.insert(.focusable) }
      if focusedRecord(open()) === record { states.insert(.focused) }
      if control.isVisibleOnScreen { states.insert(.showing) }
      return states
    }
  }

  private func isInMenu(_ record: SemanticsRecord) -> Bool {
    var next = record.parent
    while let step = next, step.element.role != .menu { next = step.parent }
    return next != nil
  }

  /// Returns an element's own states. Selecting a row does not mark the content of the row as selected.
  func ownStates(_ record: SemanticsRecord, _ element: SemanticsElement) -> AccessibleStates {
    let states = AccessibleStates(element)
    return record.parent?.element.role == .row ? states.subtracting([.selectable, .selected]) : states
  }

  private func attributes(of target: Target) -> [String: String] {
    var attributes = ["toolkit": "Rivulet"]
    guard case .element(let record) = target else { return attributes }
    if let identifier = record.element.identifier { attributes["id"] = identifier }
    if let position = record.position ?? choice(record) {
      attributes["posinset"] = "\(position.index + 1)"
      attributes["setsize"] = "\(position.count)"
    }
    if record.element.traits.contains(.updatesFrequently) { attributes["live"] = "polite" }
    if record.element.traits.contains(.searchField) { attributes["text-input-type"] = "search" }
    if [.row, .tab, .radioButton].contains(record.element.role), let value = record.element.value { attributes["valuetext"] = value }
    return attributes
  }

  /// Returns the position of an option or a tab among its siblings.
  private func choice(_ record: SemanticsRecord) -> SemanticsPosition? {
    guard [.tab, .radioButton, .menuItem].contains(record.element.role), let parent = record.parent else { return nil }
    let equals = open().children(of: parent).filter { $0.element.role == record.element.role }
    return equals.firstIndex { $0 === record }.map { SemanticsPosition(index: $0, count: equals.count) }
  }
}
#endif
