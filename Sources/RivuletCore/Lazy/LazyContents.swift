import RivuletGeometry
import RivuletTree

/// The lazy containers of a window that have something to do in a frame.
@MainActor
final class LazyContents {
  @exclusivity(unchecked) private var noted: [LazyContent] = []
  @exclusivity(unchecked) private var unsettled: [LazyContent] = []
  /// Containers that show one of their views, and have chosen another one.
  @exclusivity(unchecked) private var choices: [AlternativeContent] = []
  /// The same, as far as the views have not appeared and disappeared.
  @exclusivity(unchecked) private var unsettledChoices: [AlternativeContent] = []
  /// Containers that go on moving in this frame.
  @exclusivity(unchecked) private var moving: [LazyContent] = []
  /// Those that have made as many rows as a frame may.
  @exclusivity(unchecked) private var waiting: [LazyContent] = []

  /// How many rows are being made, each in one of the row before.
  @exclusivity(unchecked) private var rowsBeingMade = 0
  /// Containers that were made in rows, whose length across is not known yet.
  @exclusivity(unchecked) private var made: [LazyContent] = []

  /// A row is made until `endRow`.
  func beginRow() { rowsBeingMade += 1 }

  func endRow() { rowsBeingMade -= 1 }

  /// A container has been made, in a row or elsewhere.
  func noteMade(_ content: LazyContent) { if rowsBeingMade > 0 { made.append(content) } }

  /// Has the containers that were made in a row of a container along an axis learn how long they want to be across.
  func learnIdeals(across axis: Axis) {
    while let content = made.popLast() { content.learnIdeal(besideRowsAlong: axis) }
  }

  /// Has a container filled before the frame goes on, unless it has made as many rows as a frame may.
  func note(_ content: LazyContent) {
    guard !content.isNoted, !content.waitsForNextFrame else { return }
    content.isNoted = true
    noted.append(content)
  }

  /// Has a container that shows another view than before hand that on.
  func note(_ content: AlternativeContent) {
    guard !content.isNoted else { return }
    content.isNoted = true
    choices.append(content)
  }

  /// Rows of a container have come or gone.
  func noteUnsettled(_ content: LazyContent) {
    guard !content.isUnsettled else { return }
    content.isUnsettled = true
    unsettled.append(content)
  }

  /// A container goes on moving.
  func noteMoving(_ content: LazyContent) {
    if !moving.contains(where: { $0 === content }) { moving.append(content) }
  }

  /// Makes a row ahead in each container that goes on moving; true if any was made.
  func makeAhead() -> Bool {
    if moving.isEmpty { return false }
    let contents = moving
    moving.removeAll(keepingCapacity: true)
    return contents.reduce(false) { $1.makeAhead() || $0 }
  }

  /// Has a container filled in the next frame.
  func noteLater(_ content: LazyContent) {
    guard !content.waitsForNextFrame else { return }
    content.waitsForNextFrame = true
    waiting.append(content)
    content.tree.services.requestTurn()
  }

  /// A turn begins: what has waited for it is filled in its frame.
  func beginTurn() {
    if waiting.isEmpty { return }
    for content in waiting {
      content.waitsForNextFrame = false
      note(content)
    }
    waiting.removeAll()
  }

  /// Whether no container waits for the next frame.
  var hasNothingLeft: Bool { waiting.isEmpty }

  /// Whether no container waits to be filled.
  var isQuiet: Bool { noted.isEmpty && choices.isEmpty }

  /// Fills the containers that wait; true if something has to be laid out for it.
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

  /// Has rows appear that have come, and rest that have gone.
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

  /// Lets go of everything. Called when the tree goes.
  func close() { (noted, unsettled, waiting, choices, unsettledChoices, moving, made) = ([], [], [], [], [], [], []) }
}

extension ViewTree {
  /// Whether no rows wait to be made in the next frame.
  var hasNoRowsLeft: Bool { lazyContents.hasNothingLeft && scrolling.hasNothingLeft }
}
