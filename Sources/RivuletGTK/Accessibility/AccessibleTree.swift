#if GTK
package import Foundation
package import RivuletHost

/// The requirements that an accessible tree places on its window.
@MainActor
package protocol AccessibleWindow: AnyObject {
  var accessibleTitle: String { get }
  /// A Boolean value that indicates whether the window has keyboard focus.
  var isActiveWindow: Bool { get }
  /// The origin of the content below the window's bar, in window coordinates and logical pixels.
  var contentOrigin: CGPoint { get }
  /// The screen position of the window's top-left corner, in logical pixels, or nil on window systems that do not expose it.
  var screenOrigin: CGPoint? { get }
  /// Ends the current turn so that replies are up to date.
  func settle()
  /// Performs a change in an event of its own.
  func perform(_ change: () -> Bool) -> Bool
}

/// The accessible objects of a window: the window itself and the elements of its semantics tree.
///
/// The tree replies to calls and reports each turn's changes as events. Elements are looked up on request. The tree holds no elements
/// before the first request or after `close()`.
@MainActor
package final class AccessibleTree {
  let tree: ViewTree
  unowned let window: any AccessibleWindow
  unowned let application: AccessibleApplication
  /// The number that identifies the window within the app.
  let number: Int
  private(set) var outline: SemanticsOutline?
  private var lastID = 0
  /// The position of the screen reader.
  var reader = ReaderPosition()
  /// The location of keyboard focus after the last turn.
  private var keyboardPlace: KeyboardPlace?
  /// The content of the focused text field after the last turn: the editing state, and the text as reported to assistive technology.
  private var writing: (editing: EditingState, text: SpokenText)?

  init(_ tree: ViewTree, in window: any AccessibleWindow, number: Int, of application: AccessibleApplication) {
    self.tree = tree
    self.window = window
    self.number = number
    self.application = application
  }

  /// A stop of keyboard focus: a view node and one of its stops.
  private struct KeyboardPlace: Equatable {
    let node: ObjectIdentifier
    let stop: Int
  }

  /// An object in the tree.
  enum Target {
    case window
    case element(SemanticsRecord)
  }

  /// Starts tracking elements on request.
  @discardableResult
  package func open() -> SemanticsOutline {
    if let outline { return outline }
    let made = SemanticsOutline(below: tree.root, after: lastID)
    outline = made
    return made
  }

  /// Discards all elements once the last listener has left. IDs are not reused.
  package func close() {
    guard let outline else { return }
    lastID = outline.close()
    self.outline = nil
    (keyboardPlace, writing) = (nil, nil)
    readerDidDisconnect()
  }

  /// Returns the object at a path, or nil if the object no longer exists.
  func target(_ path: String) -> Target? {
    switch AccessiblePath(path) {
    case .window: .window
    case .element(let id, _): open().record(id).flatMap { $0.node == nil ? nil : .element($0) }
    case .application, nil: nil
    }
  }

  /// The window's own path.
  var path: AccessiblePath { .window(number) }

  /// Returns the reference that identifies an element in messages.
  func reference(_ record: SemanticsRecord) -> BusValue { application.reference(path(of: record)) }

  func path(of record: SemanticsRecord) -> AccessiblePath { record === outline?.root ? path : .element(record.id, in: number) }

  /// Returns an element's control, or nil if it has none.
  func control(_ record: SemanticsRecord) -> AssistiveControl? { AssistiveControl(record, in: tree) }

  /// Returns the interfaces of an object, or an empty array if the object doesn't exist.
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

  /// Returns the reply to a call, or nil if the method or object doesn't exist.
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

  /// Returns the value of a property, or nil if the property or object doesn't exist.
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

  /// Sets a property. Returns false if the property can't be set.
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
  /// Updates the tracked elements and returns events for the changes in a turn.
  package func update() -> [BusSignal] {
    guard let outline else { return [] }
    let changes = outline.update()
    let place = tree.keyboard.focusedNode.map { KeyboardPlace(node: ObjectIdentifier($0), stop: tree.keyboard.focusedStop) }
    let keyboardHasMoved = place != keyboardPlace
    keyboardPlace = place
    if keyboardHasMoved { reader.goal = .keyboard }
    applyReaderRequests(in: changes)
    let mayHaveMoved = !changes.isEmpty || keyboardHasMoved || readerHasMoved
    return changes.flatMap(signals) + (mayHaveMoved ? focusSignals(outline) : []) + textSelectionSignals()
  }

  /// Returns the events for a change in the reader's position.
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

  /// Returns the events for caret and selection changes since the last turn.
  private func textSelectionSignals() -> [BusSignal] {
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
      [BusSignal(path(of: parent), "ChildrenChanged", "add", first: index, value: reference(child))] + insertionSignals(child)
    case .removed(let child, let parent, let index):
      [BusSignal(path(of: parent), "ChildrenChanged", "remove", first: index, value: reference(child))] + removalSignals(child)
    case .changed(let record, let former): changedSignals(record, former)
    }
  }

  /// Returns the events for a new element. Screen readers speak alerts, dialogs, and menus as soon as they appear.
  private func insertionSignals(_ record: SemanticsRecord) -> [BusSignal] {
    guard [.alert, .dialog, .menu].contains(record.element.role) else { return [] }
    return [BusSignal(path(of: record), "StateChanged", "showing", first: 1)]
  }

  /// Returns the events for a removed element. An element that is merely hidden, such as one below an alert, may reappear. An element is
  /// defunct only once its row or screen has been removed.
  private func removalSignals(_ record: SemanticsRecord) -> [BusSignal] {
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
    if element.range != former.range || (element.value != former.value && element.state == nil && !Self.isEditableText(element)) {
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

  /// Returns the events for the window gaining or losing keyboard focus.
  package func activitySignals() -> [BusSignal] {
    let isActive = window.isActiveWindow
    return [
      BusSignal(path, isActive ? "Activate" : "Deactivate", category: "Window", value: .string(window.accessibleTitle)),
      BusSignal(path, "StateChanged", "active", first: isActive ? 1 : 0),
    ]
  }

  /// Returns the event that prompts screen readers to speak text.
  package func announcement(_ text: String) -> [BusSignal] { [BusSignal(path, "Announcement", first: 1, value: .string(text))] }

  /// Returns the events for a change in the window's title.
  package func titleSignals() -> [BusSignal] {
    [BusSignal(path, "PropertyChange", "accessible-name", value: .string(window.accessibleTitle))]
  }
}
#endif
