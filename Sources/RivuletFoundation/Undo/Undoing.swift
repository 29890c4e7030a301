public import Foundation

/// A manager that undoes and redoes user actions. This type is missing from Foundation on Linux.
///
/// Actions registered during an undo operation can be redone. If `groupsByEvent` is true, all actions registered in one turn of the main
/// queue form a group, as on macOS. A group that is begun explicitly must be ended explicitly.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Action {
    weak var target: AnyObject?
    let perform: @MainActor (AnyObject) -> Void
  }

  private final class Group {
    var actions: [Action] = []
    var name = ""
  }

  private enum Direction {
    case undoing, redoing
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var openGroups: [Group] = []
  private var direction: Direction?
  private var disabledCount = 0
  private var closesGroupLater = false

  /// A Boolean value that indicates whether all actions registered during an event are undone together.
  open var groupsByEvent = true
  /// The maximum number of groups to keep for undo, or 0 for no limit.
  open var levelsOfUndo = 0 { didSet { dropOldest() } }

  /// Creates a manager without actions.
  public override init() {
    super.init()
  }

  /// A Boolean value that indicates whether registered actions are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// A Boolean value that indicates whether an undo is in progress.
  open var isUndoing: Bool { direction == .undoing }
  /// A Boolean value that indicates whether a redo is in progress.
  open var isRedoing: Bool { direction == .redoing }
  /// A Boolean value that indicates whether an action can be undone.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  /// A Boolean value that indicates whether an action can be redone.
  open var canRedo: Bool { !redoStack.isEmpty && openGroups.allSatisfy { $0.actions.isEmpty } }
  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }
  /// The name of the next action to undo.
  open var undoActionName: String { (openGroups.first { !$0.name.isEmpty } ?? undoStack.last)?.name ?? "" }
  /// The name of the next action to redo.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of the Undo menu item.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the Redo menu item.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the menu item that undoes an action.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    menuTitle(.undo, .undoAction, actionName)
  }

  /// Returns the title of the menu item that redoes an action.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    menuTitle(.redo, .redoAction, actionName)
  }

  private func menuTitle(_ command: Word, _ namedCommand: Word, _ actionName: String) -> String {
    let languages = ProcessLanguage.languages
    guard !actionName.isEmpty else { return command.text(in: languages) }
    return namedCommand.text(in: languages).replacingOccurrences(of: "%@", with: actionName)
  }

  /// Begins a group explicitly.
  open func beginUndoGrouping() {
    openGroups.append(Group())
  }

  /// Ends the most recently begun group.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast(), !group.actions.isEmpty else { return }
    if let outer = openGroups.last {
      outer.actions += group.actions
      if outer.name.isEmpty { outer.name = group.name }
    } else if direction == .undoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      dropOldest()
    }
  }

  /// Disables the recording of actions, until `enableUndoRegistration()` has been called the same number of times.
  open func disableUndoRegistration() {
    disabledCount += 1
  }

  /// Reverses one call of `disableUndoRegistration()`, and resumes the recording of actions after the last of them.
  open func enableUndoRegistration() {
    disabledCount = max(disabledCount - 1, 0)
  }

  /// Registers a handler that undoes an action; during an undo operation, the handler redoes it. The manager does not retain the target.
  public func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      beginUndoGrouping()
      if groupsByEvent, direction == nil { closeGroupLater() }
    }
    if direction == nil { redoStack = [] }
    openGroups[openGroups.count - 1].actions.append(Action(target: target) { if let target = $0 as? TargetType { handler(target) } })
    if !groupsByEvent, direction == nil, openGroups.count == 1 { endUndoGrouping() }
  }

  /// Sets the name of the current group's action.
  open func setActionName(_ actionName: String) {
    (openGroups.last ?? undoStack.last)?.name = actionName
  }

  /// Ends all open groups and undoes the most recent one.
  @MainActor open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the most recent group.
  @MainActor open func undoNestedGroup() {
    if let group = undoStack.popLast() { run(group, .undoing) }
  }

  /// Redoes the most recently undone group.
  @MainActor open func redo() {
    if let group = redoStack.popLast() { run(group, .redoing) }
  }

  /// Removes all actions.
  open func removeAllActions() {
    (undoStack, redoStack) = ([], [])
    for group in openGroups { group.actions = [] }
  }

  /// Removes all actions for a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.actions.removeAll { $0.target === target || $0.target == nil } }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }

  @MainActor private func run(_ group: Group, _ direction: Direction) {
    self.direction = direction
    beginUndoGrouping()
    openGroups.last?.name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.perform(target) }
    }
    endUndoGrouping()
    self.direction = nil
  }

  private func closeGroupLater() {
    if closesGroupLater { return }
    closesGroupLater = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      closesGroupLater = false
      if openGroups.count == 1 { endUndoGrouping() }
    }
  }

  private func dropOldest() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
  }
}
