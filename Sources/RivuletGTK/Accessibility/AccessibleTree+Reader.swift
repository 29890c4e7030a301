#if GTK
import RivuletHost

/// The place of the screen reader in a window, with the knowledge that the app has of it.
///
/// The reader is where it went last, where the app has led it, or where the keyboard is: the latest of these counts.
struct ReaderPlace {
  /// The aim of the reader.
  enum Goal {
    case keyboard
    case element(SemanticsRecord)
    /// The app has ended its wish, and the reader has gone nowhere else.
    case nowhere
  }

  var goal = Goal.keyboard {
    didSet { hasGoal = true }
  }
  /// Whether the goal is newer than the place.
  fileprivate(set) var hasGoal = false
  /// The element where the reader was after the last turn.
  fileprivate(set) weak var record: SemanticsRecord?
  /// The followers that know of the reader, or hear of it as soon as events may run.
  fileprivate var told: [SemanticsDetails.FocusFollower] = []
  fileprivate var untold: [(follower: SemanticsDetails.FocusFollower, isHere: Bool)] = []
  /// The element that the keyboard follows the reader to.
  fileprivate var keyboardGoal: SemanticsRecord?
}

extension AccessibleTree {
  /// Whether the reader has gone somewhere since the last update.
  var readerHasMoved: Bool { reader.hasGoal }

  /// Takes the reader to an element, and the keyboard with it if that can be.
  func moveReader(to record: SemanticsRecord) -> Bool {
    guard record !== outline?.root, let control = control(record) else { return false }
    reader.goal = .element(record)
    _ = window.perform { control.focus() }
    return true
  }

  /// Takes the reader to the element that the app wants from this turn on.
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

  /// The element where the reader is to be; nil for none.
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

  /// Takes note that the reader is at an element; false if it was there before.
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

  /// No reader is there any more.
  func readerIsGone() {
    reader.goal = .keyboard
    _ = arrive(at: nil)
    tellApp()
  }

  /// Tells the states of the app of the moves of the reader. The keyboard follows if the app has led the reader.
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
