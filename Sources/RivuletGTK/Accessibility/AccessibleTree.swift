#if GTK
package import Foundation
package import RivuletHost

/// What an accessible tree asks of the window that it is in.
@MainActor
package protocol AccessibleWindow: AnyObject {
  var accessibleTitle: String { get }
  /// Whether the window has the keyboard.
  var isActiveWindow: Bool { get }
  /// Where the views begin in the window, in logical pixels.
  var contentOrigin: CGPoint { get }
  /// Ends the turn that is under way, so that what is asked for is up to date.
  func settle()
  /// Runs a change as an event of its own.
  func perform(_ change: () -> Bool) -> Bool
}

/// The objects of an app as assistive technology sees them: the app, its window, and the elements of the semantics tree.
///
/// It answers calls and tells what a turn has changed as events. Elements are looked for when they are asked for; before the first question, and after
/// `close`, it holds nothing.
@MainActor
package final class AccessibleTree {
  let tree: ViewTree
  unowned let window: any AccessibleWindow
  private(set) var outline: SemanticsOutline?
  private var lastID = 0
  /// By what name the app is known on the bus.
  package var busName = ""
  /// The object around the app, as the registry has told.
  package var desktop = BusValue.tuple([.string(""), .path("/org/a11y/atspi/null")])
  /// The number that the registry has given to the app.
  var applicationID = 0
  /// The element that had the focus after the last turn.
  private weak var focused: SemanticsRecord?
  /// Where the keyboard's focus was then.
  private var focusedPlace: (node: ObjectIdentifier, stop: Int)?
  /// What was written in the element with the focus after the last turn, as it was edited and as it is told.
  private var writing: (editing: EditingState, text: SpokenText)?

  package init(_ tree: ViewTree, in window: any AccessibleWindow) {
    self.tree = tree
    self.window = window
  }

  /// One of the objects.
  enum Target {
    case application
    case window
    case element(SemanticsRecord)
  }

  /// Begins to hold what is asked for.
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
    (focused, focusedPlace, writing) = (nil, nil, nil)
  }

  /// The object with a path; nil if there is none any more.
  func target(_ path: String) -> Target? {
    switch AccessiblePath(path) {
    case .application: .application
    case .window: .window
    case .element(let id): open().record(id).flatMap { $0.node == nil ? nil : .element($0) }
    case nil: nil
    }
  }

  /// What an object is called in messages.
  func reference(_ path: AccessiblePath) -> BusValue { .tuple([.string(busName), .path(path.text)]) }
  func reference(_ record: SemanticsRecord) -> BusValue { reference(path(of: record)) }
  var nothing: BusValue { .tuple([.string(""), .path("/org/a11y/atspi/null")]) }

  func path(of record: SemanticsRecord) -> AccessiblePath { record === outline?.root ? .window : .element(record.id) }

  /// What can be done with an element.
  func control(_ record: SemanticsRecord) -> AssistiveControl? { AssistiveControl(record, in: tree) }

  /// The interfaces of an object; empty where there is none.
  package func interfaces(of path: String) -> [AccessibleInterface] {
    switch target(path) {
    case .application: [.accessible, .application]
    case .window: [.accessible, .component]
    case .element(let record): interfaces(of: record)
    case nil: path == AccessiblePath.cache ? [.cache] : []
    }
  }

  func interfaces(of record: SemanticsRecord) -> [AccessibleInterface] {
    var interfaces: [AccessibleInterface] = [.accessible, .component]
    if let control = control(record), control.canBeActivated || control.canBeAdjusted { interfaces.append(.action) }
    if record.element.range != nil { interfaces.append(.value) }
    if text(of: record) != nil { interfaces.append(.text) }
    if AccessibleStates(record.element).contains(.editable) { interfaces.append(.editableText) }
    if [.list, .radioGroup, .tabBar].contains(record.element.role) { interfaces.append(.selection) }
    return interfaces
  }

  /// Answers a call; nil if the object has no such method or there is no such object.
  package func answer(_ call: BusCall) -> [BusValue]? {
    // Objects are made when they are asked for, so that there is nothing to hand out beforehand.
    if call.path == AccessiblePath.cache { return [.array(of: AccessibleInterface.cacheItem, [])] }
    guard let target = target(call.path), let interface = AccessibleInterface(name: call.interface) else { return nil }
    if interface == .accessible { return answerAccessible(call, target) }
    switch (interface, target) {
    case (.application, .application): return call.method == "GetLocale" ? [.string(locale)] : nil
    case (.component, .window): return answerComponent(call, open().root)
    case (.component, .element(let record)): return answerComponent(call, record)
    case (.action, .element(let record)): return answerAction(call, record)
    case (.text, .element(let record)): return answerText(call, record)
    case (.editableText, .element(let record)): return answerEditing(call, record)
    case (.selection, .element(let record)): return answerSelection(call, record)
    default: return nil
    }
  }

  /// The value of a property; nil if the object has no such property or there is no such object.
  package func property(_ name: String, of interface: String, at path: String) -> BusValue? {
    guard let target = target(path), let interface = AccessibleInterface(name: interface) else { return nil }
    switch (interface, target) {
    case (.accessible, _): return accessibleProperty(name, target)
    case (.application, .application): return applicationProperty(name)
    case (.action, .element(let record)): return name == "NActions" ? .number(actions(of: record).count) : nil
    case (.value, .element(let record)): return valueProperty(name, record)
    case (.text, .element(let record)): return textProperty(name, record)
    case (.selection, .element(let record)): return name == "NSelectedChildren" ? .number(selectedChildren(of: record).count) : nil
    default: return nil
    }
  }

  /// Sets a property; false if it cannot be set so.
  package func setProperty(_ name: String, of interface: String, at path: String, to value: BusValue) -> Bool {
    switch (target(path), AccessibleInterface(name: interface), name) {
    case (.application, .application, "Id"):
      applicationID = value.integer ?? 0
      return true
    case (.element(let record), .value, "CurrentValue"):
      guard let number = value.number, number.isFinite else { return false }
      return window.perform { control(record)?.adjust(.to(number)) ?? false }
    default: return false
    }
  }

  var locale: String { tree.services.locale.identifier }
}

// MARK: - Events

extension AccessibleTree {
  /// What is different after a turn, as events; brings the elements that are held up to date.
  package func update() -> [BusSignal] {
    guard let outline else { return [] }
    let changes = outline.update()
    let place = tree.keyboard.focusedNode.map { (node: ObjectIdentifier($0), stop: tree.keyboard.focusedStop) }
    let mayHaveMoved = !changes.isEmpty || place?.node != focusedPlace?.node || place?.stop != focusedPlace?.stop
    focusedPlace = place
    return changes.flatMap(signals) + (mayHaveMoved ? focusSignals(outline) : []) + writingSignals()
  }

  /// What follows from where the focus is now.
  private func focusSignals(_ outline: SemanticsOutline) -> [BusSignal] {
    let next = focusedRecord(outline)
    guard next !== focused else { return [] }
    let former = focused
    focused = next
    writing = next.flatMap(editedText)
    let lost = former.map { BusSignal(path(of: $0), "StateChanged", "focused", first: 0) }
    let gained = next.map { BusSignal(path(of: $0), "StateChanged", "focused", first: 1) }
    return [lost, gained].compactMap(\.self)
  }

  func focusedRecord(_ outline: SemanticsOutline) -> SemanticsRecord? {
    guard let node = tree.keyboard.focusedNode else { return nil }
    let record = outline.record(around: node)
    if record === outline.root { return nil }
    let stop = tree.keyboard.focusedStop
    return outline.children(of: record).first { $0.node === node && $0.part == stop } ?? record
  }

  /// What is written in an element; nil if that is no place to write.
  private func editedText(_ record: SemanticsRecord) -> (editing: EditingState, text: SpokenText)? {
    guard let editing = control(record)?.textReceiver?.editing, let text = text(of: record) else { return nil }
    return (editing, text)
  }

  /// Where the caret went since the last turn.
  private func writingSignals() -> [BusSignal] {
    guard let focused, let former = writing, let editing = control(focused)?.textReceiver?.editing, editing != former.editing else {
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

  /// Alerts and dialogs are read as soon as they are there.
  private func shownSignals(_ record: SemanticsRecord) -> [BusSignal] {
    guard [.alert, .dialog].contains(record.element.role) else { return [] }
    return [BusSignal(path(of: record), "StateChanged", "showing", first: 1)]
  }

  /// An element that is only hidden, such as what lies below an alert, may come back; one whose row or screen was taken out is told to be gone.
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
    if element.label != former.label {
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
    if record.element.isSelected, focused === parent {
      let index = outline?.children(of: parent).firstIndex { $0 === record } ?? 0
      signals.append(BusSignal(path(of: parent), "ActiveDescendantChanged", first: index, value: reference(record)))
    }
    return signals
  }

  /// What follows from that the window got or lost the keyboard.
  package func activitySignals() -> [BusSignal] {
    let isActive = window.isActiveWindow
    return [
      BusSignal(.window, isActive ? "Activate" : "Deactivate", category: "Window", value: .string(window.accessibleTitle)),
      BusSignal(.window, "StateChanged", "active", first: isActive ? 1 : 0),
    ]
  }

  /// What follows from another title of the window.
  package func titleSignals() -> [BusSignal] {
    [BusSignal(.window, "PropertyChange", "accessible-name", value: .string(window.accessibleTitle))]
  }
}
#endif
