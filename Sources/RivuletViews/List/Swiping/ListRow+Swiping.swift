import Foundation
import RivuletCore
import RivuletGeometry

extension ListRow {
  /// The list that the row is in.
  var model: ListModel? { isThere ? cell.parent?.listModel : nil }

  /// The width of the card.
  var cardWidth: CGFloat { extras.size.width }

  /// Whether a swipe shows anything at an edge.
  func hasSwipeButtons(at edge: HorizontalEdge) -> Bool {
    guard isThere, isEnabled, edges.place.role == .row, !isEditing else { return false }
    if traits.swipeActions.isEmpty { return edge == .trailing && deletion != nil }
    return traits.swipeActions.contains { $0.edge == edge && !$0.buttons.isKnownEmpty }
  }

  /// The buttons at an edge; those of the app, or where there are none one that deletes the row (B17.45).
  func swipeButtons(at edge: HorizontalEdge) -> [AnyView] {
    if traits.swipeActions.isEmpty || pose.confirmsDeletion {
      guard edge == .trailing, deletion != nil else { return [] }
      return [AnyView(Button("Delete", role: .destructive) { [weak self] in self?.delete() })]
    }
    return traits.swipeActions.filter { $0.edge == edge }.map(\.buttons)
  }

  /// Whether a swipe across the row runs the first button at an edge.
  private func allowsFullSwipe(at edge: HorizontalEdge) -> Bool {
    traits.swipeActions.isEmpty || traits.swipeActions.first { $0.edge == edge }?.allowsFullSwipe == true
  }

  /// The nodes of the buttons that show, the first one at the edge first.
  private var buttonNodes: [ViewNode] {
    var found: [ViewNode] = []
    var next: ViewNode? = extras
    while let step = next {
      if step.attachment(SwipeButtonMark.self) != nil { found.append(step) }
      next = step.following({ _ in true }, inside: extras)
    }
    return nextPose.swipe < 0 ? found.reversed() : found
  }

  /// How wide the row stands open; as if there were one button before they were made.
  private var openWidth: CGFloat { CGFloat(max(buttonNodes.count, 1)) * ListConstants.swipeButtonWidth }

  // MARK: Following fingers

  /// Has the row follow fingers to a distance from its place, towards the trailing edge.
  ///
  /// - Parameter grip: How far it stood open before. It is closed first: buttons at the other edge take a swipe of their own.
  func followSwipe(to distance: CGFloat, from grip: CGFloat) {
    guard isThere else { return }
    var distance = max(grip > 0 ? 0 : -cardWidth, min(distance, grip < 0 ? 0 : cardWidth))
    let edge: HorizontalEdge = distance > 0 ? .leading : .trailing
    if distance != 0, !hasSwipeButtons(at: edge), !nextPose.confirmsDeletion { distance = 0 }
    let isFull = allowsFullSwipe(at: edge) && abs(distance) > ListConstants.fullSwipeShare * cardWidth
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

  /// The fingers let the row go: it closes, stands open, or runs its first button (B17.46).
  func endSwipe() {
    guard isThere else { return }
    let distance = nextPose.swipe
    if nextPose.isFullSwipe {
      let first = buttonNodes.first
      runButton(in: first)
      return closeSwipe()
    }
    settle(isOpen: abs(distance) > openWidth * ListConstants.openingShare)
    // A view of the app may turn out to have no button.
    extras.tree.actions.append { [weak self] in
      if let self, isThere, nextPose.isOpen, !nextPose.confirmsDeletion, buttonNodes.isEmpty { closeSwipe() }
    }
  }

  /// Stands open as far as its buttons are wide, or closes.
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

  /// Covers the buttons behind the row again.
  func closeSwipe() {
    guard isThere else { return }
    if model?.openRow === self { model?.openRow = nil }
    change(ListConstants.slide) { ($0.swipe, $0.isFullSwipe, $0.confirmsDeletion) = (0, false, false) }
  }

  // MARK: Deleting

  /// Shows the button that deletes the row, beside its content that is edited.
  func confirmDeletion() {
    guard let model, deletion != nil else { return }
    model.closeSwipe()
    model.openRow = self
    change(ListConstants.slide) { ($0.swipe, $0.confirmsDeletion) = (-ListConstants.swipeButtonWidth, true) }
  }

  /// Has the app delete the row. If that does not happen, the row closes (B17.42).
  func delete() {
    guard let (element, perform) = deletion, let offset = element.offset else { return }
    withAnimation {
      perform(IndexSet(integer: offset))
      closeSwipe()
    }
  }
}
