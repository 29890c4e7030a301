import RivuletGeometry
import RivuletTree

/// The lazy containers of a window that have work to do in a frame.
@MainActor
final class LazyContents: Companion {
  /// The containers that are filled before the frame continues.
  private let noted = WorkList<LazyContent>(once: \.isNoted)
  /// The containers whose rows have come or gone.
  private let unsettled = WorkList<LazyContent>(once: \.isUnsettled)
  /// The containers that show one of their views, and have chosen another one.
  private let choices = WorkList<AlternativeContent>(once: \.isNoted)
  /// The containers that have chosen another view, and whose views have not appeared and disappeared yet.
  private let unsettledChoices = WorkList<AlternativeContent>(once: \.isUnsettled)
  /// The containers that continue to move in this frame.
  private let moving = WorkList<LazyContent>(once: \.isMoving)
  /// The containers that have made as many rows as a frame may make.
  private let waiting = WorkList<LazyContent>(once: \.waitsForNextFrame)

  /// The number of rows that are being made, each inside the previous one.
  private var rowsBeingMade = 0
  /// The containers that were made in rows, and whose length across is not known yet.
  private var made: [LazyContent] = []

  /// Begins to make a row, until `endRow`.
  func beginRow() { rowsBeingMade += 1 }

  func endRow() { rowsBeingMade -= 1 }

  /// Notes a container that was made, in a row or elsewhere.
  func noteMade(_ content: LazyContent) { if rowsBeingMade > 0 { made.append(content) } }

  /// Determines the ideal lengths across of the containers that were made in a row of a container along an axis.
  func learnIdeals(across axis: Axis) {
    while let content = made.popLast() { content.learnIdeal(besideRowsAlong: axis) }
  }

  /// Fills a container before the frame continues, unless it has made as many rows as a frame may make.
  func note(_ content: LazyContent) { if !content.waitsForNextFrame { noted.append(content) } }

  /// Passes on the choice of a container that shows another view than before.
  func note(_ content: AlternativeContent) { choices.append(content) }

  /// Notes a container whose rows have come or gone.
  func noteUnsettled(_ content: LazyContent) { unsettled.append(content) }

  /// Notes a container that continues to move.
  func noteMoving(_ content: LazyContent) { moving.append(content) }

  /// Makes a row in advance in each container that continues to move. Returns true if any was made.
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

  /// Begins a turn, in whose frame the waiting containers are filled.
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

  /// True if no rows wait to be made in the next frame.
  var hasNoRowsLeft: Bool { lazyContents.hasNothingLeft && scrolling.hasNothingLeft }
}
