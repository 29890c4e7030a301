#if GTK
import RivuletHost

/// The position of the screen reader in a window, and the app's knowledge of it.
///
/// The reader is where it last moved, where the app has moved it, or where the keyboard focus is, whichever is the most recent.
struct ReaderPlace {
  /// The target of the reader.
  enum Goal {
    case keyboard
    case element(SemanticsRecord)
    /// The app has withdrawn its request, and the reader has not moved elsewhere.
    case nowhere
  }

  var goal = Goal.keyboard {
    didSet { hasGoal = true }
  }
  /// True if the goal is newer than the position.
  fileprivate(set) var hasGoal = false
  /// The element at which the reader was after the last turn.
  fileprivate(set) weak var record: SemanticsRecord?
  /// The followers that know about the reader, and those that are notified as soon as events may run.
  fileprivate var told: [SemanticsDetails.FocusFollower] = []
  fileprivate var untold: [(follower: SemanticsDetails.FocusFollower, isHere: Bool)] = []
  /// The element to which the keyboard focus follows the reader.
  fileprivate var keyboardGoal: SemanticsRecord?
}

extension AccessibleTree {
  /// True if the reader has moved since the last update.
  var readerHasMoved: Bool { reader.hasGoal }

  /// Moves the reader to an element, and the keyboard focus with it if possible.
  func moveReader(to record: SemanticsRecord) -> Bool {
    guard record !== outline?.root, let control = control(record) else { return false }
    reader.goal = .element(record)
    _ = window.perform { control.focus() }
    return true
  }

  /// Moves the reader to the element that the app has requested in this turn.
  func followWishes(in changes: [SemanticsChange]) {
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

  /// Returns the element at which the reader should be, or nil for none.
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

  /// Records that the reader is at an element. Returns false if it was already there.
  func arrive(at record: SemanticsRecord?) -> Bool {
    reader.hasGoal = false
    let followers = record?.element.details?.focusFollowers ?? []
    defer { reader.told = followers }
    guard record !== reader.record || record == nil && !reader.told.isEmpty else { return false }
    reader.record = record
    reader.untold += reader.told.filter { !followers.contains($0) }.map { ($0, false) }
    reader.untold += followers.filter { !reader.told.contains($0) }.map { ($0, true) }
    return true
  }

  /// Records that there is no longer a reader.
  func readerIsGone() {
    reader.goal = .keyboard
    _ = arrive(at: nil)
    tellApp()
  }

  /// Tells the app's states about the moves of the reader. The keyboard focus follows if the app has moved the reader.
  package func tellApp() {
    let (untold, goal) = (reader.untold, reader.keyboardGoal)
    (reader.untold, reader.keyboardGoal) = ([], nil)
    guard !untold.isEmpty || goal != nil else { return }
    _ = window.perform {
      if let goal { _ = control(goal)?.focus() }
      for (follower, isHere) in untold { follower.readerMoved(isHere: isHere) }
      return true
    }
  }
}

extension SemanticsElement {
  fileprivate var wantsReader: Bool { details?.wantsFocus == true }
}
#endif
