#if GTK
package import Foundation
package import RivuletHost

/// The requirements that an accessible tree places on its window.
@MainActor
package protocol AccessibleWindow: AnyObject {
  var accessibleTitle: String { get }
  /// True if the window has the keyboard focus.
  var isActiveWindow: Bool { get }
  /// The corner of the content below the window's bar, in the window, in logical pixels.
  var contentOrigin: CGPoint { get }
  /// The corner of the window on the screen, in logical pixels, or nil on window systems that hide it.
  var screenOrigin: CGPoint? { get }
  /// Ends the current turn, so that answers are up to date.
  func settle()
  /// Runs a change as a separate event.
  func perform(_ change: () -> Bool) -> Bool
}

/// A window for assistive technology: the window itself, and the elements of its semantics tree.
///
/// It answers calls and reports the changes of a turn as events. Elements are looked up on request. Before the first request, and after
/// `close`, it holds nothing.
@MainActor
package final class AccessibleTree {
  let tree: ViewTree
  unowned let window: any AccessibleWindow
  unowned let application: AccessibleApplication
  /// The number that identifies the window in the app.
  let number: Int
  private(set) var outline: SemanticsOutline?
  private var lastID = 0
  /// The position of the screen reader.
  var reader = ReaderPlace()
  /// The position of the keyboard focus after the last turn.
  private var keyboardPlace: KeyboardPlace?
  /// The content of the focused text field after the last turn, as edited and as reported.
  private var writing: (editing: EditingState, text: SpokenText)?

  init(_ tree: ViewTree, in window: any AccessibleWindow, number: Int, of application: AccessibleApplication) {
    self.tree = tree
    self.window = window
    self.number = number
    self.application = application
  }

  /// A position at which the keyboard focus stops.
  private struct KeyboardPlace: Equatable {
    let node: ObjectIdentifier
    let stop: Int
  }

  /// An object of the tree.
  enum Target {
    case window
    case element(SemanticsRecord)
  }

  /// Starts holding elements on request.
  @discardableResult
  package func open() -> SemanticsOutline {
    if let outline { return outline }
    let made = SemanticsOutline(below: tree.root, after: lastID)
    outline = made
    return made
  }

  /// Drops all elements once the last listener has left. Ids are not reused.
  package func close() {
    guard let outline else { return }
    lastID = outline.close()
    self.outline = nil
    (keyboardPlace, writing) = (nil, nil)
    readerIsGone()
  }

  /// Returns the object with a path, or nil if it no longer exists.
  func target(_ path: String) -> Target? {
    switch AccessiblePath(path) {
    case .window: .window
    case .element(let id, _): open().record(id).flatMap { $0.node == nil ? nil : .element($0) }
    case .application, nil: nil
    }
  }

  /// The window's own path.
  var path: AccessiblePath { .window(number) }

  /// Returns the reference to an element in messages.
  func reference(_ record: SemanticsRecord) -> BusValue { application.reference(path(of: record)) }

  func path(of record: SemanticsRecord) -> AccessiblePath { record === outline?.root ? path : .element(record.id, in: number) }

  /// Returns the control for an element, or nil if there is none.
  func control(_ record: SemanticsRecord) -> AssistiveControl? { AssistiveControl(record, in: tree) }

  /// Returns the interfaces of an object; empty if there is no such object.
  func interfaces(of path: String) -> [AccessibleInterface] {
    switch target(path) {
    case .window: [.accessible, .component]
    case .element(let record): interfaces(of: record)
    case nil: []
    }
  }

  func interfaces(of record: SemanticsRecord) -> [AccessibleInterface] {
    var interfaces: [AccessibleInterface] = [.accessible, .component]
    if !actions(of: record).isEmpty { interfaces.append(.action) }
    if record.element.range != nil { interfaces.append(.value) }
    if text(of: record) != nil { interfaces.append(.text) }
    if AccessibleStates(record.element).contains(.editable) { interfaces.append(.editableText) }
    if [.list, .radioGroup, .tabBar].contains(record.element.role) { interfaces.append(.selection) }
    return interfaces
  }

  /// Returns the answer to a call, or nil if there is no such method or object.
  func answer(_ call: BusCall) -> [BusValue]? {
    guard let target = target(call.path), let interface = AccessibleInterface(name: call.interface) else { return nil }
    if interface == .accessible { return answerAccessible(call, target) }
    switch (interface, target) {
    case (.component, .window): return answerComponent(call, open().root)
    case (.component, .element(let record)): return answerComponent(call, record)
    case (.action, .element(let record)): return answerAction(call, record)
    case (.text, .element(let record)): return answerText(call, record)
    case (.editableText, .element(let record)): return answerEditing(call, record)
    case (.selection, .element(let record)): return answerSelection(call, record)
    default: return nil
    }
  }

  /// Returns the value of a property, or nil if there is no such property or object.
  func property(_ name: String, of interface: String, at path: String) -> BusValue? {
    guard let target = target(path), let interface = AccessibleInterface(name: interface) else { return nil }
    switch (interface, target) {
    case (.accessible, _): return accessibleProperty(name, target)
    case (.action, .element(let record)): return name == "NActions" ? .number(actions(of: record).count) : nil
    case (.value, .element(let record)): return valueProperty(name, record)
    case (.text, .element(let record)): return textProperty(name, record)
    case (.selection, .element(let record)): return name == "NSelectedChildren" ? .number(selectedChildren(of: record).count) : nil
    default: return nil
    }
  }

  /// Sets a property. Returns false if it cannot be set this way.
  func setProperty(_ name: String, of interface: String, at path: String, to value: BusValue) -> Bool {
    switch (target(path), AccessibleInterface(name: interface), name) {
    case (.element(let record), .value, "CurrentValue"):
      guard let number = value.number, number.isFinite else { return false }
      return window.perform { control(record)?.adjust(.to(number)) ?? false }
    default: return false
    }
  }
}

// MARK: - Events

extension AccessibleTree {
  /// Returns the changes from a turn as events, and brings the held elements up to date.
  package func update() -> [BusSignal] {
    guard let outline else { return [] }
    let changes = outline.update()
    let place = tree.keyboard.focusedNode.map { KeyboardPlace(node: ObjectIdentifier($0), stop: tree.keyboard.focusedStop) }
    let keyboardHasMoved = place != keyboardPlace
    keyboardPlace = place
    if keyboardHasMoved { reader.goal = .keyboard }
    followWishes(in: changes)
    let mayHaveMoved = !changes.isEmpty || keyboardHasMoved || readerHasMoved
    return changes.flatMap(signals) + (mayHaveMoved ? focusSignals(outline) : []) + writingSignals()
  }

  /// Returns the events for a move of the reader.
  private func focusSignals(_ outline: SemanticsOutline) -> [BusSignal] {
    let (former, next) = (reader.record, focusedRecord(outline))
    guard arrive(at: next) else { return [] }
    writing = next.flatMap(editedText)
    let lost = former.map { BusSignal(path(of: $0), "StateChanged", "focused", first: 0) }
    let gained = next.map { BusSignal(path(of: $0), "StateChanged", "focused", first: 1) }
    return [lost, gained].compactMap(\.self)
  }

  /// Returns the content of a text field, or nil for any other element.
  private func editedText(_ record: SemanticsRecord) -> (editing: EditingState, text: SpokenText)? {
    guard let editing = control(record)?.textReceiver?.editing, let text = text(of: record) else { return nil }
    return (editing, text)
  }

  /// Returns the events for moves of the caret and the selection since the last turn.
  private func writingSignals() -> [BusSignal] {
    guard let focused = reader.record, let former = writing else { return [] }
    guard let editing = control(focused)?.textReceiver?.editing, editing != former.editing else {
      return []
    }
    guard let text = text(of: focused) else { return [] }
    writing = (editing, text)
    let path = path(of: focused)
    var signals: [BusSignal] = []
    if text.caret != former.text.caret, let caret = text.caret { signals.append(BusSignal(path, "TextCaretMoved", first: caret)) }
    if text.selection != former.text.selection, !(text.selection.isEmpty && former.text.selection.isEmpty) {
      signals.append(BusSignal(path, "TextSelectionChanged"))
    }
    return signals
  }

  private func signals(of change: SemanticsChange) -> [BusSignal] {
    switch change {
    case .added(let child, let parent, let index):
      [BusSignal(path(of: parent), "ChildrenChanged", "add", first: index, value: reference(child))] + shownSignals(child)
    case .removed(let child, let parent, let index):
      [BusSignal(path(of: parent), "ChildrenChanged", "remove", first: index, value: reference(child))] + goneSignals(child)
    case .changed(let record, let former): changedSignals(record, former)
    }
  }

  /// Returns the events for a new element. Alerts, dialogs and menus are read as soon as they appear.
  private func shownSignals(_ record: SemanticsRecord) -> [BusSignal] {
    guard [.alert, .dialog, .menu].contains(record.element.role) else { return [] }
    return [BusSignal(path(of: record), "StateChanged", "showing", first: 1)]
  }

  /// Returns the events for a removed element. An element that is only hidden, such as one below an alert, may return. Only an element
  /// whose row or screen was removed is defunct.
  private func goneSignals(_ record: SemanticsRecord) -> [BusSignal] {
    if let node = record.node, !node.owner.isRemoved, isAttached(node) { return [] }
    return [BusSignal(path(of: record), "StateChanged", "defunct", first: 1)]
  }

  private func isAttached(_ node: ViewNode) -> Bool {
    var step = node
    while let parent = step.parent { step = parent }
    return step === tree.root
  }

  private func changedSignals(_ record: SemanticsRecord, _ former: SemanticsElement) -> [BusSignal] {
    let (path, element) = (path(of: record), record.element)
    var signals: [BusSignal] = []
    if (element.label ?? element.title) != (former.label ?? former.title) {
      signals.append(BusSignal(path, "PropertyChange", "accessible-name", value: .string(name(of: record))))
    }
    if element.hint != former.hint {
      signals.append(BusSignal(path, "PropertyChange", "accessible-description", value: .string(element.hint ?? "")))
    }
    if AccessibleRole(element) != AccessibleRole(former) {
      signals.append(BusSignal(path, "PropertyChange", "accessible-role", value: .unsigned(AccessibleRole(element).number)))
    }
    if element.range != former.range || (element.value != former.value && element.state == nil && !Self.isWritten(element)) {
      let value = element.range.map { BusValue.double($0.value) } ?? .string(element.value ?? "")
      signals.append(BusSignal(path, "PropertyChange", "accessible-value", value: value))
    }
    for (name, isOn) in ownStates(record, element).changes(from: ownStates(record, former)) {
      signals.append(BusSignal(path, "StateChanged", name, first: isOn ? 1 : 0))
    }
    signals += textSignals(record, former, path)
    if element.isSelected != former.isSelected { signals += selectionSignals(record) }
    if element.traits.contains(.updatesFrequently), element.label != former.label || element.value != former.value {
      let spoken = [element.label, element.value].compactMap(\.self).joined(separator: ", ")
      signals.append(BusSignal(path, "Announcement", first: 1, value: .string(spoken)))
    }
    return signals
  }

  private func textSignals(_ record: SemanticsRecord, _ former: SemanticsElement, _ path: AccessiblePath) -> [BusSignal] {
    guard let next = Self.spoken(record.element), let old = Self.spoken(former) else { return [] }
    guard let difference = SpokenText(next).difference(from: SpokenText(old)) else { return [] }
    let parts = [("delete", difference.removed), ("insert", difference.inserted)].filter { !$0.1.isEmpty }
    return parts.map { detail, text in
      BusSignal(path, "TextChanged", detail, first: difference.offset, second: text.unicodeScalars.count, value: .string(text))
    }
  }

  private func selectionSignals(_ record: SemanticsRecord) -> [BusSignal] {
    guard let parent = record.parent, [.list, .radioGroup, .tabBar].contains(parent.element.role) else { return [] }
    var signals = [BusSignal(path(of: parent), "SelectionChanged")]
    if record.element.isSelected, reader.record === parent {
      let index = outline?.children(of: parent).firstIndex { $0 === record } ?? 0
      signals.append(BusSignal(path(of: parent), "ActiveDescendantChanged", first: index, value: reference(record)))
    }
    return signals
  }

  /// Returns the events for the window's gain or loss of the keyboard focus.
  package func activitySignals() -> [BusSignal] {
    let isActive = window.isActiveWindow
    return [
      BusSignal(path, isActive ? "Activate" : "Deactivate", category: "Window", value: .string(window.accessibleTitle)),
      BusSignal(path, "StateChanged", "active", first: isActive ? 1 : 0),
    ]
  }

  /// Returns the event that makes readers speak a text.
  package func announcement(_ text: String) -> [BusSignal] { [BusSignal(path, "Announcement", first: 1, value: .string(text))] }

  /// Returns the events for a new title of the window.
  package func titleSignals() -> [BusSignal] {
    [BusSignal(path, "PropertyChange", "accessible-name", value: .string(window.accessibleTitle))]
  }
}
#endif
