import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks
import RivuletTree

/// The height of a draggable sheet, as adjusted by people.
struct SheetHeight {
  /// The detent that people last chose; nil before a choice, or if the app binds a selection.
  package var chosen: PresentationDetent?
  /// The height in points during a drag and while the sheet moves to a detent; nil at rest.
  var dragged: CGFloat?
  var motion: ScreenMotion?
}

/// A responder that moves a draggable sheet in response to presses that no view in the panel handles.
final class PanelResponder: EventResponder {
  private weak var presenter: Presenter?

  init(_ presenter: Presenter) { self.presenter = presenter }

  var isControl: Bool { false }

  func join(_ arena: GestureArena, in node: ViewNode) {
    guard let presenter, presenter.shownKind.isDragged, let ground = node.children.first else { return }
    let point = HitTest.local(arena.start.point, in: node)
    if CGRect(origin: ground.origin, size: ground.size).contains(point) { arena.add(SheetDragRecognizer(presenter), of: node) }
  }
}

/// A recognizer that moves a sheet in response to drags that no scroll view in the sheet handles (B19.25).
private final class SheetDragRecognizer: GestureRecognizer {
  let standing = GestureStanding()
  private let mover: SheetMover
  private let movement: Movement
  private var start: ContactSample?
  private var last: ContactSample?
  private var tracker = VelocityTracker()
  /// The vertical movement within the slop, which is ignored.
  private var slop: CGFloat = 0

  init(_ presenter: Presenter) {
    mover = SheetMover(presenter)
    movement = Movement(of: mover, along: .vertical)
  }

  private var way: CGSize {
    guard let start, let last else { return .zero }
    return CGSize(width: last.point.x - start.point.x, height: last.point.y - start.point.y)
  }

  var isSatisfied: Bool { abs(way.height) > GestureConstants.tapSlop && abs(way.height) >= abs(way.width) }

  var scrolls: Bool { true }
  var taker: (any MovementConsumer)? { mover }
  func blocks(_ other: any GestureRecognizer) -> Bool { false }

  func began(_ sample: ContactSample) {
    guard start == nil else { return fail() }
    (start, last) = (sample, sample)
    tracker.add(sample.point, at: sample.time)
  }

  func moved(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    last = sample
    tracker.add(sample.point, at: sample.time)
    if state == .active { follow() }
  }

  func recognized() {
    slop = way.height < 0 ? -GestureConstants.tapSlop : GestureConstants.tapSlop
    mover.begin()
    follow()
  }

  private func follow() { movement.follow(to: CGSize(width: 0, height: slop - way.height)) }

  func ended(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    guard state == .active else { return fail() }
    end()
    movement.end(velocity: CGSize(width: 0, height: -tracker.velocity(at: sample.time).dy))
  }

  func stopped() { movement.cancel() }
}

/// The sheet's part in a contact's movement. The sheet grows before its content scrolls, and moves down when content at its top edge is
/// dragged (B19.28).
@MainActor
final class SheetMover: MovementConsumer {
  private let presenter: Presenter
  /// The minimum and maximum heights at which the sheet rests, in points.
  private var heights: ClosedRange<CGFloat> = 0...0
  /// The height at the start of the movement, in points. The height is below the minimum if the sheet was still appearing.
  private var start: CGFloat = 0
  /// The current height, in points.
  private(set) var height: CGFloat = 0
  private var hasMoved = false
  private var growsBeforeScrolling = true
  /// The pending update of the presentation with the new height.
  private var showing: Mutation?

  init(_ presenter: Presenter) { self.presenter = presenter }

  /// Starts moving the sheet from its current height.
  func begin() {
    heights = presenter.restingHeightRange
    growsBeforeScrolling = presenter.currentOptions.growsBeforeScrolling
    start = presenter.currentHeight
    height = start
  }

  /// Returns true if the sheet moves with the content, because the content is scrolled to its start, or because the content cannot scroll
  /// in the direction in which the sheet can grow.
  func joins(_ beginning: Movement.Beginning) -> Bool {
    guard beginning.axis == .vertical, presenter.isUp else { return false }
    begin()
    return !beginning.isScrolled || beginning.isLeftOver && beginning.distance > 0 && canGrow
  }

  private var canGrow: Bool { start < heights.upperBound - 0.5 }

  func part(of distance: CGFloat, _ offer: MovementOffer, along axis: Axis, moved: CGFloat) -> CGFloat {
    let height = start + moved
    switch offer {
    case .pulled: return distance < 0 && height > heights.upperBound ? max(distance, heights.upperBound - height) : 0
    case .before:
      let highest = growsBeforeScrolling ? heights.upperBound : max(start, heights.lowerBound)
      return distance > 0 ? min(distance, max(highest - height, 0)) : 0
    case .back: return distance < 0 ? max(distance, min(start - height, 0)) : 0
    case .after: return distance < 0 ? distance : min(distance, max(heights.upperBound - height, 0))
    case .bounce: return distance
    case .content, .refresh: return 0
    }
  }

  func move(by way: CGSize) {
    hasMoved = true
    height = start + way.height
    let showing = showing ?? Mutation { [weak self] in self?.show() }
    self.showing = showing
    presenter.tree.queue.append(showing, transaction: Transaction())
  }

  private func show() { presenter.pullSheet(to: height, between: heights) }

  func endMovement(velocity: CGSize) {
    if hasMoved { presenter.releaseSheet(at: height, velocity: -velocity.height) }
  }

  func cancelMovement() { if hasMoved { presenter.change { $0.settleBack() } } }
}

extension Presenter {
  /// True for a sheet in a window of compact height. The sheet fills the window, unless the content prefers otherwise (documentation).
  var fillsWindow: Bool { shownKind.isDragged && sizeClasses.vertical == .compact && compactAdaptation == .automatic }

  /// Returns the detents of the sheet.
  func detents(of options: PresentationOptions) -> Set<PresentationDetent> { fillsWindow ? [.window] : options.detents ?? [.large] }

  /// The heights of the sheet's detents in points, from lowest to highest.
  private var restingHeights: [(detent: PresentationDetent, height: CGFloat)] {
    let (height, environment) = (tree.size.height, tree.rootEnvironment)
    return detents(of: currentOptions).map { (detent: $0, height: $0.height(inWindowOf: height, environment)) }
      .sorted { $0.height < $1.height }
  }

  /// The minimum and maximum resting heights, in points.
  fileprivate var restingHeightRange: ClosedRange<CGFloat> {
    let heights = restingHeights
    guard let lowest = heights.first?.height, let highest = heights.last?.height else { return 0...0 }
    return lowest...highest
  }

  /// The height of the visible part of the sheet, in points.
  fileprivate var currentHeight: CGFloat {
    let progress = shown?.progress ?? 1
    return (sheet.dragged ?? restingHeight ?? 0) - (1 - progress) * tree.size.height
  }

  /// Applies the height of a drag. Between the detents, the sheet takes that height. Below the lowest detent, it slides down.
  fileprivate func pullSheet(to height: CGFloat, between heights: ClosedRange<CGFloat>) {
    guard isUp else { return }
    stopSheet()
    setSheet(min(max(height, heights.lowerBound), heights.upperBound))
    drag(to: 1 - min(max(heights.lowerBound - height, 0) / max(tree.size.height, 1), 1))
  }

  /// Ends a drag, and either dismisses the sheet or moves it to the nearest detent.
  fileprivate func releaseSheet(at height: CGFloat, velocity: CGFloat) {
    let heights = restingHeights
    let lowest = heights.first?.height ?? height
    let end = height - velocity * ScrollConstants.coastingTime
    if velocity > tree.rootEnvironment.looks.sheets.dismissingVelocity && height < lowest || height < lowest / 2 {
      return dismissInteractively()
    }
    if let nearest = heights.min(by: { abs($0.height - end) < abs($1.height - end) }), nearest.height != restingHeight {
      if let selection = currentOptions.selection { selection.wrappedValue = nearest.detent } else { sheet.chosen = nearest.detent }
    }
    // The app may reject the choice.
    change { presenter in presenter.tree.actions.append { [weak presenter] in if presenter?.isUp == true { presenter?.settleBack() } } }
  }

  /// True while the presentation is visible and not closing.
  fileprivate var isUp: Bool { shown?.isLeaving == false }

  /// The resting height in points, or nil if the presentation is not a draggable sheet.
  private var restingHeight: CGFloat? {
    guard let node = panelNode, case .sheet(let detents) = node.behavior.shape else { return nil }
    return detents.restingHeight(in: tree.size)
  }

  /// Animates the sheet to the height of its detent.
  func settleSheet() {
    guard let from = sheet.dragged else { return }
    setSheet(from)
    stopSheet()
    guard let to = restingHeight, to != from else { return setSheet(nil) }
    sheet.motion = ScreenMotion(
      in: tree, from: from, to: to, duration: look.sheet.duration,
      show: { [weak self] height in self?.change { if $0.sheet.dragged != nil { $0.setSheet(height) } } },
      onEnd: { [weak self] in
        self?.sheet.motion = nil
        self?.setSheet(nil)
      })
  }

  private func stopSheet() {
    sheet.motion?.stop()
    sheet.motion = nil
  }

  /// Starts moving the sheet from its old detents to its new detents (B19.27). A drag continues.
  ///
  /// - Returns: The initial height of the sheet in points, or nil if it is at rest.
  func startOfChange(from old: PanelBehavior.Detents, to new: PanelBehavior.Detents) -> CGFloat? {
    let isSettling = sheet.motion != nil
    guard sheet.dragged == nil || isSettling, isUp, shown?.progress == 1 else { return sheet.dragged }
    let height = old.restingHeight(in: tree.size)
    guard height != new.restingHeight(in: tree.size) else { return sheet.dragged }
    if !isSettling { sheet.dragged = height }
    change { $0.settleSheet() }
    return sheet.dragged
  }

  /// Sets the height of the sheet; nil for the height of its detent.
  private func setSheet(_ height: CGFloat?) {
    sheet.dragged = height
    guard let node = panelNode, case .sheet(var detents) = node.behavior.shape else { return }
    detents.dragged = height
    if currentOptions.selection == nil, let chosen = sheet.chosen, detents.all.contains(chosen) { detents.selected = chosen }
    let shape = PanelBehavior.Shape.sheet(detents)
    node.update(PanelBehavior(shape: shape))
    setBackgroundInteraction(allowsBackgroundInteraction(shape, currentOptions.backgroundInteraction))
  }

  /// Returns true if people can use the views behind a sheet at its current height (B19.28).
  func allowsBackgroundInteraction(_ shape: PanelBehavior.Shape, _ interaction: PresentationBackgroundInteraction?) -> Bool {
    guard case .sheet(let detents) = shape else { return false }
    switch interaction?.kind {
    case .enabled: return true
    case .upThrough(let detent):
      return detents.height(in: tree.size) <= detent.height(inWindowOf: tree.size.height, detents.environment) + 0.5
    case .automatic, .disabled, nil: return false
    }
  }
}
