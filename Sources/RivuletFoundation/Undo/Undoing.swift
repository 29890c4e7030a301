public import Foundation

/// Takes back what people have done, and does it again; Foundation on Linux has none.
///
/// What is registered while something is taken back can be done again. All that is registered in one turn of the main queue is one group, as on a Mac,
/// where `groupsByEvent` says so; a group that is begun by hand ends by hand.
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

  /// Whether all that is registered in one event is taken back together.
  open var groupsByEvent = true
  /// How many groups can be taken back; 0 for any number.
  open var levelsOfUndo = 0 { didSet { dropOldest() } }

  /// A manager with nothing to take back.
  public override init() {
    super.init()
  }

  /// Whether what is registered counts.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Whether something is being taken back.
  open var isUndoing: Bool { direction == .undoing }
  /// Whether something is being done again.
  open var isRedoing: Bool { direction == .redoing }
  /// Whether something can be taken back.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  /// Whether something can be done again.
  open var canRedo: Bool { !redoStack.isEmpty && openGroups.allSatisfy { $0.actions.isEmpty } }
  /// How many groups are open.
  open var groupingLevel: Int { openGroups.count }
  /// What is taken back next.
  open var undoActionName: String { (openGroups.first { !$0.name.isEmpty } ?? undoStack.last)?.name ?? "" }
  /// What is done again next.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu item that takes back.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item that does again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a menu item that takes back an action.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }

  /// The title of a menu item that does an action again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

  /// Begins a group by hand.
  open func beginUndoGrouping() {
    openGroups.append(Group())
  }

  /// Ends the group that was begun last.
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

  /// Has what is registered not count, until it is enabled as often again.
  open func disableUndoRegistration() {
    disabledCount += 1
  }

  /// Has what is registered count again.
  open func enableUndoRegistration() {
    disabledCount = max(disabledCount - 1, 0)
  }

  /// Registers what takes back an action, or does it again while it is being taken back. The manager does not keep the target alive.
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

  /// Names what has been done.
  open func setActionName(_ actionName: String) {
    (openGroups.last ?? undoStack.last)?.name = actionName
  }

  /// Takes back the last group, after it has been ended.
  @MainActor open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes back the last group.
  @MainActor open func undoNestedGroup() {
    if let group = undoStack.popLast() { run(group, .undoing) }
  }

  /// Does again what was taken back last.
  @MainActor open func redo() {
    if let group = redoStack.popLast() { run(group, .redoing) }
  }

  /// Forgets everything.
  open func removeAllActions() {
    (undoStack, redoStack) = ([], [])
    for group in openGroups { group.actions = [] }
  }

  /// Forgets what a target was to do.
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
