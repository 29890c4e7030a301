#if GTK
import RivuletHost

/// The screen reader's position in a window, and the state of reporting it to the app.
///
/// The position is the last element to which the reader moved, to which the app moved the reader, or which has keyboard focus, whichever
/// is most recent.
struct ReaderPosition {
  /// The target of the reader.
  enum Goal {
    case keyboard
    case element(SemanticsRecord)
    /// The app has withdrawn its request, and the reader has not moved to another element.
    case nowhere
  }

  var goal = Goal.keyboard {
    didSet { hasGoal = true }
  }
  /// True if the goal is newer than the current position.
  fileprivate(set) var hasGoal = false
  /// The element at the reader's position after the last turn.
  fileprivate(set) weak var record: SemanticsRecord?
  /// The followers that have been notified, and those still to be notified once events may run.
  fileprivate var notifiedFollowers: [SemanticsDetails.FocusFollower] = []
  fileprivate var pendingNotifications: [(follower: SemanticsDetails.FocusFollower, isHere: Bool)] = []
  /// The element to which keyboard focus follows the reader.
  fileprivate var keyboardGoal: SemanticsRecord?
}

extension AccessibleTree {
  /// True if the screen reader has moved since the last update.
  var readerHasMoved: Bool { reader.hasGoal }

  /// Moves the reader to an element, along with keyboard focus if the element can take it.
  func moveReader(to record: SemanticsRecord) -> Bool {
    guard record !== outline?.root, let control = control(record) else { return false }
    reader.goal = .element(record)
    _ = window.perform { control.focus() }
    return true
  }

  /// Moves the reader to the element that the app requested in this turn.
  func applyReaderRequests(in changes: [SemanticsChange]) {
    var wanted: SemanticsRecord?
    for change in changes {
      switch change {
      case .added(let record, _, _): if record.element.wantsReader { wanted = wanted ?? record }
      case .changed(let record, let former):
        guard record.element.wantsReader != former.wantsReader else { continue }
        if record.element.wantsReader {
          wanted = wanted ?? record
        } else if record === reader.record {
          reader.goal = .nowhere
        }
      case .removed: break
      }
    }
    guard let wanted, wanted !== reader.record else { return }
    reader.goal = .element(wanted)
    reader.keyboardGoal = wanted
  }

  /// Returns the element at which the reader belongs, or nil if there is none.
  func focusedRecord(_ outline: SemanticsOutline) -> SemanticsRecord? {
    return switch reader.goal {
    case .element(let record) where outline.record(record.id) === record && record.node?.owner.isRemoved == false: record
    case .nowhere: nil
    case .keyboard, .element: keyboardRecord(outline)
    }
  }

  private func keyboardRecord(_ outline: SemanticsOutline) -> SemanticsRecord? {
    guard let node = tree.keyboard.focusedNode else { return nil }
    let record = outline.record(around: node)
    if record === outline.root { return nil }
    let stop = tree.keyboard.focusedStop
    return outline.children(of: record).first { $0.node === node && $0.part == stop } ?? record
  }

  /// Records that the reader has arrived at an element. Returns false if the reader was already there.
  func arrive(at record: SemanticsRecord?) -> Bool {
    reader.hasGoal = false
    let followers = record?.element.details?.focusFollowers ?? []
    defer { reader.notifiedFollowers = followers }
    guard record !== reader.record || record == nil && !reader.notifiedFollowers.isEmpty else { return false }
    reader.record = record
    reader.pendingNotifications += reader.notifiedFollowers.filter { !followers.contains($0) }.map { ($0, false) }
    reader.pendingNotifications += followers.filter { !reader.notifiedFollowers.contains($0) }.map { ($0, true) }
    return true
  }

  /// Records that no screen reader is active any longer.
  func readerDidDisconnect() {
    reader.goal = .keyboard
    _ = arrive(at: nil)
    notifyApp()
  }

  /// Notifies the app's states of the reader's moves. If the app has moved the reader, keyboard focus follows.
  package func notifyApp() {
    let (pendingNotifications, goal) = (reader.pendingNotifications, reader.keyboardGoal)
    (reader.pendingNotifications, reader.keyboardGoal) = ([], nil)
    guard !pendingNotifications.isEmpty || goal != nil else { return }
    _ = window.perform {
      if let goal { _ = control(goal)?.focus() }
      for (follower, isHere) in pendingNotifications { follower.readerMoved(isHere: isHere) }
      return true
    }
  }
}

extension SemanticsElement {
  fileprivate var wantsReader: Bool { details?.wantsFocus == true }
}
#endif
