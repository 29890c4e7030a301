import RivuletGeometry
import RivuletTree

/// The lazy containers in a window that have pending work in a frame.
@MainActor
final class LazyContents: Companion {
  /// The containers to fill before the frame continues.
  private let noted = WorkList<LazyContent>(once: \.isNoted)
  /// The containers that have gained or lost rows.
  private let unsettled = WorkList<LazyContent>(once: \.isUnsettled)
  /// The containers of alternative views that have chosen a different view.
  private let choices = WorkList<AlternativeContent>(once: \.isNoted)
  /// The containers that have chosen a different view, and whose views have yet to appear or disappear.
  private let unsettledChoices = WorkList<AlternativeContent>(once: \.isUnsettled)
  /// The containers that continue to move in this frame.
  private let moving = WorkList<LazyContent>(once: \.isMoving)
  /// The containers that have created the maximum number of rows for one frame.
  private let waiting = WorkList<LazyContent>(once: \.waitsForNextFrame)

  /// The nesting depth of rows that are being created.
  private var rowsBeingMade = 0
  /// The containers that were created inside rows and whose ideal cross lengths are not known yet.
  private var made: [LazyContent] = []

  /// Marks the start of a row's creation, which ends with `endRow`.
  func beginRow() { rowsBeingMade += 1 }

  func endRow() { rowsBeingMade -= 1 }

  /// Registers a new container if it was created inside a row.
  func noteMade(_ content: LazyContent) { if rowsBeingMade > 0 { made.append(content) } }

  /// Determines the ideal cross lengths of the containers created inside a row of a container along the given axis.
  func measureIdealLengths(across axis: Axis) {
    while let content = made.popLast() { content.measureIdealLength(besideRowsAlong: axis) }
  }

  /// Schedules a fill before the frame continues, unless the container has created the maximum number of rows for one frame.
  func note(_ content: LazyContent) { if !content.waitsForNextFrame { noted.append(content) } }

  /// Schedules the application of a container's new choice.
  func note(_ content: AlternativeContent) { choices.append(content) }

  /// Registers a container that has gained or lost rows.
  func noteUnsettled(_ content: LazyContent) { unsettled.append(content) }

  /// Registers a container that continues to move.
  func noteMoving(_ content: LazyContent) { moving.append(content) }

  /// Creates one row in advance in each container that continues to move. Returns true if any row was created.
  func makeAhead() -> Bool {
    var areAny = false
    moving.takeAll { if $0.makeAhead() { areAny = true } }
    return areAny
  }

  /// Schedules a fill in the next frame.
  func deferToNextFrame(_ content: LazyContent) {
    waiting.append(content)
    content.tree.services.requestTurn()
  }

  /// Begins a turn, in whose frame the waiting containers are filled.
  func beginTurn() { waiting.takeAll(note) }

  /// True if no container is waiting for the next frame.
  var hasNoPendingWork: Bool { waiting.isEmpty }

  /// True if no container is waiting to be filled.
  var isQuiet: Bool { noted.isEmpty && choices.isEmpty }

  /// Fills the waiting containers. Returns true if layout must run again.
  func fill() -> Bool {
    choices.takeAll { content in
      content.applyChoice()
      unsettledChoices.append(content)
    }
    var needsLayout = false
    noted.takeAll { if $0.fill() { needsLayout = true } }
    return needsLayout
  }

  /// Updates the rows' presence. New rows appear, and other rows are deactivated.
  func settle() {
    unsettledChoices.takeAll { $0.settle() }
    unsettled.takeAll { $0.settle() }
  }

  /// Releases everything. Called when the tree is closed.
  func close() {
    for list in [noted, unsettled, waiting, moving] { list.close() }
    for list in [choices, unsettledChoices] { list.close() }
    made = []
  }
}

extension ViewTree {
  var lazyContents: LazyContents { companions.find(LazyContents()) }

  /// True if no rows remain to be created in the next frame.
  var hasNoPendingRows: Bool { lazyContents.hasNoPendingWork && scrolling.hasNoPendingWork }
}
