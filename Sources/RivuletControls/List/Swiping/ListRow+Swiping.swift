import Foundation
import RivuletCore
import RivuletFoundation
import RivuletGeometry

extension ListRow {
  /// The model of the enclosing list; nil once the row has been removed.
  var model: ListModel? { isThere ? cell.parent?.listModel : nil }

  /// The width of the card, in points.
  var cardWidth: CGFloat { extras.size.width }

  /// Returns true if a swipe can reveal buttons at an edge.
  func hasSwipeButtons(at edge: HorizontalEdge) -> Bool {
    guard isThere, isEnabled, edges.place.role == .row, !isEditing else { return false }
    if traits.swipeActions.isEmpty { return edge == .trailing && deletion != nil }
    return traits.swipeActions.contains { $0.edge == edge && !$0.buttons.isKnownEmpty }
  }

  /// Returns the buttons at an edge: the app's buttons, or else a delete button (B17.45).
  func swipeButtons(at edge: HorizontalEdge) -> [AnyView] {
    if traits.swipeActions.isEmpty || pose.confirmsDeletion {
      guard edge == .trailing, deletion != nil else { return [] }
      return [AnyView(Button(.delete, role: .destructive) { [weak self] in self?.delete() })]
    }
    return traits.swipeActions.filter { $0.edge == edge }.map(\.buttons)
  }

  /// Returns true if a full swipe runs the first button at an edge.
  private func allowsFullSwipe(at edge: HorizontalEdge) -> Bool {
    traits.swipeActions.isEmpty || traits.swipeActions.first { $0.edge == edge }?.allowsFullSwipe == true
  }

  /// The nodes of the visible buttons, in order from the edge.
  private var buttonNodes: [ViewNode] {
    var found: [ViewNode] = []
    var next: ViewNode? = extras
    while let step = next {
      if step.attachment(SwipeButtonMark.self) != nil { found.append(step) }
      next = step.following({ _ in true }, inside: extras)
    }
    return nextPose.swipe < 0 ? found.reversed() : found
  }

  /// The width that the open row uncovers, with space for one button until the buttons are created.
  private var openWidth: CGFloat { CGFloat(max(buttonNodes.count, 1)) * ListConstants.swipeButtonWidth }

  // MARK: Following fingers

  /// Moves the row to a distance from its resting position. Positive values are towards the trailing edge.
  ///
  /// - Parameter grip: The distance by which the row was already open. A swipe in the opposite direction only closes the row. A new swipe
  ///   is needed to uncover the buttons at the opposite edge.
  func followSwipe(to distance: CGFloat, from grip: CGFloat) {
    guard isThere else { return }
    var distance = max(grip > 0 ? 0 : -cardWidth, min(distance, grip < 0 ? 0 : cardWidth))
    let edge: HorizontalEdge = distance > 0 ? .leading : .trailing
    if distance != 0, !hasSwipeButtons(at: edge), !nextPose.confirmsDeletion { distance = 0 }
    let isFull = allowsFullSwipe(at: edge) && abs(distance) > ListConstants.fullSwipeFraction * cardWidth
    if !allowsFullSwipe(at: edge) || nextPose.confirmsDeletion {
      let excess = max(abs(distance) - openWidth, 0)
      distance = (min(abs(distance), openWidth) + excess * ListConstants.resistance) * (distance < 0 ? -1 : 1)
    }
    if isFull != nextPose.isFullSwipe {
      change(ListConstants.slide) { ($0.swipe, $0.isFullSwipe) = (distance, isFull) }
    } else {
      change { $0.swipe = distance }
    }
  }

  /// Ends the swipe when the fingers lift. The row closes, stays open, or runs its first button (B17.46).
  func endSwipe() {
    guard isThere else { return }
    let distance = nextPose.swipe
    if nextPose.isFullSwipe {
      let first = buttonNodes.first
      runButton(in: first)
      return closeSwipe()
    }
    settle(isOpen: abs(distance) > openWidth * ListConstants.openingFraction)
    // One of the app's views may contain no button.
    extras.tree.actions.append { [weak self] in
      if let self, isThere, nextPose.isOpen, !nextPose.confirmsDeletion, buttonNodes.isEmpty { closeSwipe() }
    }
  }

  /// Opens the row far enough to uncover its buttons, or closes it.
  func settle(isOpen: Bool) {
    guard isThere else { return }
    if isOpen {
      let open = nextPose.swipe < 0 ? -openWidth : openWidth
      change(ListConstants.slide) { $0.swipe = open }
    } else {
      closeSwipe()
    }
  }

  private func runButton(in node: ViewNode?) {
    var next = node
    while let step = next {
      if let responder = step.responder, responder.isControl, responder.activate(in: step) { return }
      next = step.following({ _ in true }, inside: node)
    }
  }

  /// Closes the row, which covers its buttons.
  func closeSwipe() {
    guard isThere else { return }
    if model?.openRow === self { model?.openRow = nil }
    change(ListConstants.slide) { ($0.swipe, $0.isFullSwipe, $0.confirmsDeletion) = (0, false, false) }
  }

  // MARK: Deleting

  /// Shows the row's delete button while people edit the list.
  func confirmDeletion() {
    guard let model, deletion != nil else { return }
    model.closeSwipe()
    model.openRow = self
    change(ListConstants.slide) { ($0.swipe, $0.confirmsDeletion) = (-ListConstants.swipeButtonWidth, true) }
  }

  /// Runs the app's delete action, and closes the row in case the app does not delete it (B17.42).
  func delete() {
    guard let (element, perform) = deletion, let offset = element.offset else { return }
    withAnimation {
      perform(IndexSet(integer: offset))
      closeSwipe()
    }
  }
}
