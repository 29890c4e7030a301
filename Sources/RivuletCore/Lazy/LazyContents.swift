import RivuletGeometry
import RivuletTree

/// The lazy containers of a window that have work to do in a frame.
@MainActor
final class LazyContents {
  @exclusivity(unchecked) private var noted: [LazyContent] = []
  @exclusivity(unchecked) private var unsettled: [LazyContent] = []
  /// The containers that show one of their views, and have chosen another one.
  @exclusivity(unchecked) private var choices: [AlternativeContent] = []
  /// The containers that have chosen another view, and whose views have not appeared and disappeared yet.
  @exclusivity(unchecked) private var unsettledChoices: [AlternativeContent] = []
  /// The containers that continue to move in this frame.
  @exclusivity(unchecked) private var moving: [LazyContent] = []
  /// The containers that have made as many rows as a frame may make.
  @exclusivity(unchecked) private var waiting: [LazyContent] = []

  /// The number of rows that are being made, each inside the previous one.
  @exclusivity(unchecked) private var rowsBeingMade = 0
  /// The containers that were made in rows, and whose length across is not known yet.
  @exclusivity(unchecked) private var made: [LazyContent] = []

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
  func note(_ content: LazyContent) {
    guard !content.isNoted, !content.waitsForNextFrame else { return }
    content.isNoted = true
    noted.append(content)
  }

  /// Passes on the choice of a container that shows another view than before.
  func note(_ content: AlternativeContent) {
    guard !content.isNoted else { return }
    content.isNoted = true
    choices.append(content)
  }

  /// Notes a container whose rows have come or gone.
  func noteUnsettled(_ content: LazyContent) {
    guard !content.isUnsettled else { return }
    content.isUnsettled = true
    unsettled.append(content)
  }

  /// Notes a container that continues to move.
  func noteMoving(_ content: LazyContent) {
    if !moving.contains(where: { $0 === content }) { moving.append(content) }
  }

  /// Makes a row in advance in each container that continues to move. Returns true if any was made.
  func makeAhead() -> Bool {
    if moving.isEmpty { return false }
    let contents = moving
    moving.removeAll(keepingCapacity: true)
    return contents.reduce(false) { $1.makeAhead() || $0 }
  }

  /// Fills a container in the next frame.
  func noteLater(_ content: LazyContent) {
    guard !content.waitsForNextFrame else { return }
    content.waitsForNextFrame = true
    waiting.append(content)
    content.tree.services.requestTurn()
  }

  /// Begins a turn, in whose frame the waiting containers are filled.
  func beginTurn() {
    if waiting.isEmpty { return }
    for content in waiting {
      content.waitsForNextFrame = false
      note(content)
    }
    waiting.removeAll()
  }

  /// True if no container waits for the next frame.
  var hasNothingLeft: Bool { waiting.isEmpty }

  /// True if no container waits to be filled.
  var isQuiet: Bool { noted.isEmpty && choices.isEmpty }

  /// Fills the containers that wait. Returns true if layout must run again.
  func fill() -> Bool {
    handOnChoices()
    if noted.isEmpty { return false }
    let waiting = noted
    noted.removeAll(keepingCapacity: true)
    var needsLayout = false
    for content in waiting {
      content.isNoted = false
      if content.fill() { needsLayout = true }
    }
    return needsLayout
  }

  private func handOnChoices() {
    for content in choices {
      content.isNoted = false
      content.handOn()
      if !unsettledChoices.contains(where: { $0 === content }) { unsettledChoices.append(content) }
    }
    choices.removeAll(keepingCapacity: true)
  }

  /// Updates the presence of rows: new rows appear, and others rest.
  func settle() {
    for content in unsettledChoices { content.settle() }
    unsettledChoices.removeAll(keepingCapacity: true)
    if unsettled.isEmpty { return }
    let waiting = unsettled
    unsettled.removeAll(keepingCapacity: true)
    for content in waiting {
      content.isUnsettled = false
      content.settle()
    }
  }

  /// Releases everything. Called when the tree is closed.
  func close() { (noted, unsettled, waiting, choices, unsettledChoices, moving, made) = ([], [], [], [], [], [], []) }
}

extension ViewTree {
  /// True if no rows wait to be made in the next frame.
  var hasNoRowsLeft: Bool { lazyContents.hasNothingLeft && scrolling.hasNothingLeft }
}
