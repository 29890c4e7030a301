import RivuletGeometry
import RivuletTree

/// The lazy containers in a window that have work to do in a frame.
@MainActor
final class LazyContents: Companion {
  /// The containers that are filled before the frame continues.
  private let noted = WorkList<LazyContent>(once: \.isNoted)
  /// The containers that have gained or lost rows.
  private let unsettled = WorkList<LazyContent>(once: \.isUnsettled)
  /// The containers that show one of their views and have chosen another.
  private let choices = WorkList<AlternativeContent>(once: \.isNoted)
  /// The containers that have chosen another view, and whose views have yet to appear and disappear.
  private let unsettledChoices = WorkList<AlternativeContent>(once: \.isUnsettled)
  /// The containers that continue to move in this frame.
  private let moving = WorkList<LazyContent>(once: \.isMoving)
  /// The containers that have created as many rows as one frame allows.
  private let waiting = WorkList<LazyContent>(once: \.waitsForNextFrame)

  /// The number of rows that are being created, each inside the previous one.
  private var rowsBeingMade = 0
  /// The containers that were created in rows, and whose length across the axis is not known yet.
  private var made: [LazyContent] = []

  /// Starts the creation of a row, which lasts until `endRow`.
  func beginRow() { rowsBeingMade += 1 }

  func endRow() { rowsBeingMade -= 1 }

  /// Registers a container that was created, in a row or elsewhere.
  func noteMade(_ content: LazyContent) { if rowsBeingMade > 0 { made.append(content) } }

  /// Determines the ideal lengths across an axis for the containers created in a row of a container along that axis.
  func learnIdeals(across axis: Axis) {
    while let content = made.popLast() { content.learnIdeal(besideRowsAlong: axis) }
  }

  /// Fills a container before the frame continues, unless it has created as many rows as one frame allows.
  func note(_ content: LazyContent) { if !content.waitsForNextFrame { noted.append(content) } }

  /// Passes on the choice of a container that shows a different view than before.
  func note(_ content: AlternativeContent) { choices.append(content) }

  /// Registers a container that has gained or lost rows.
  func noteUnsettled(_ content: LazyContent) { unsettled.append(content) }

  /// Registers a container that continues to move.
  func noteMoving(_ content: LazyContent) { moving.append(content) }

  /// Creates a row in advance in each container that continues to move. Returns true if any was created.
  func makeAhead() -> Bool {
    var areAny = false
    moving.takeAll { if $0.makeAhead() { areAny = true } }
    return areAny
  }

  /// Fills a container in the next frame.
  func noteLater(_ content: LazyContent) {
    waiting.append(content)
    content.tree.services.requestTurn()
  }

  /// Starts a turn. The waiting containers are filled in its frame.
  func beginTurn() { waiting.takeAll(note) }

  /// True if no container waits for the next frame.
  var hasNothingLeft: Bool { waiting.isEmpty }

  /// True if no container waits to be filled.
  var isQuiet: Bool { noted.isEmpty && choices.isEmpty }

  /// Fills the containers that wait. Returns true if layout must run again.
  func fill() -> Bool {
    choices.takeAll { content in
      content.handOn()
      unsettledChoices.append(content)
    }
    var needsLayout = false
    noted.takeAll { if $0.fill() { needsLayout = true } }
    return needsLayout
  }

  /// Updates the presence of rows: new rows appear, and others rest.
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

  /// True if no rows are left to be created in the next frame.
  var hasNoRowsLeft: Bool { lazyContents.hasNothingLeft && scrolling.hasNothingLeft }
}
