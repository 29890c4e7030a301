import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks
import RivuletTree

/// A modifier that presents content while its key is not nil (B19.01).
struct PresentationModifier<Presented: View> {
  /// The identity of the presentation; nil for none. Different keys identify different presentations (B19.06).
  let key: AnyHashable?
  let style: PresentationStyle
  let content: () -> Presented
  /// The action to perform after the presentation is dismissed (B19.14).
  let onDismiss: (() -> Void)?
  /// The action that resets the app's binding, so that it no longer requests a presentation.
  let reset: () -> Void

  nonisolated init(
    key: AnyHashable?, style: PresentationStyle, content: @escaping () -> Presented, onDismiss: (() -> Void)?, reset: @escaping () -> Void
  ) {
    self.key = key
    self.style = style
    self.content = content
    self.onDismiss = onDismiss
    self.reset = reset
  }
}

extension PresentationModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let outputs = body(&inputs)
    TypedPresenter(modifier: modifier.attribute, inputs).start()
    return outputs
  }
}

/// A rule that updates a presentation when its modifier's key changes.
@MainActor
private struct PresentationRule: @MainActor Rule {
  let presenter: Presenter

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    presenter.follow()
  }
}

/// The controller of a presentation. It claims the level above its surroundings, presents content on that level, and removes the content.
@MainActor
class Presenter: LifecycleObserver, LevelPresentation {
  /// The maximum number of nested presentations (our choice, B19.25).
  private static let maximumNestingDepth = 32

  let inputs: _ViewListInputs
  private var rule: AttributeID?
  /// The level for presentations above this one.
  let inner = PresentationLevel()
  /// The level that this presenter has claimed.
  private var level: PresentationLevel?
  private(set) var shown: Shown?
  /// The height of a draggable sheet.
  var sheet = SheetHeight()
  private let place: Int
  private var count = 0
  private var allowsBackgroundInteraction = false
  /// True if the content allows interaction with the views behind it. The value may be set before the presentation appears.
  private var requestedBackgroundInteraction = false
  /// The host of the content's toolbar items; nil if the presentation has no bar.
  private(set) var toolbar: ToolbarHost?
  /// The options that the content sets, which are available once the content is built.
  var options: Attribute<PresentationOptions?>?
  /// The node that arranges the panel.
  weak var panelNode: BehaviorNode<PanelBehavior>?
  /// The view from which the presentation zooms, retained for the dismissal.
  private var transitionSource: MatchedGeometryKey?

  /// The visible parts of a presentation.
  struct Shown {
    var zoom = ScreenZoom()
    let key: AnyHashable
    let backdrop: Screen?
    let panel: Screen
    var motion: ScreenMotion?
    /// The progress, from 0 (off screen) to 1 (in position).
    var progress = 0.0
    var isLeaving = false
    /// True once the modifier requests no presentation or a different presentation.
    var isUnwanted = false
  }

  private let environment: EnvironmentReader

  init(_ inputs: _ViewListInputs) {
    self.inputs = inputs
    environment = inputs.environmentReader(of: Presenter.self)
    place = inputs.scope.nextPlace()
  }

  // Members for subclasses to override with a modifier's values.

  var wantedKey: AnyHashable? { nil }
  var style: PresentationStyle { .sheet }
  func reset() {}
  /// The app's action to perform after the presentation is dismissed.
  var dismissalAction: (() -> Void)? { nil }
  func makeContent(_ inputs: inout _ViewListInputs) -> _ViewListOutputs { _ViewListOutputs(elements: .none) }
  /// The level on which this presenter shows its content. Reading the property makes the running rule depend on the level.
  var levelAround: PresentationLevel { inputs.tree.overlay.level }

  var tree: ViewTree { inputs.tree }

  /// Starts the rule that updates the presentation as long as the scope exists.
  final func start() {
    inputs.scope.add(self)
    rule = inputs.makeSink(PresentationRule(presenter: self)).id
  }

  /// Schedules the rule that updates the presentation.
  final func wake() {
    if let rule, rule.isLive { tree.graph.invalidate(rule) }
  }

  /// Performs a change in an update of its own.
  func change(_ body: @escaping (Presenter) -> Void) {
    tree.queue.append(Mutation { [weak self] in if let self { body(self) } }, transaction: Transaction())
  }

  var presentingScope: Scope { inputs.scope }

  func levelDidBecomeAvailable() { change { $0.wake() } }

  func scopeDidReturn() { wake() }
  func scopeWillHide() { if shown != nil { change { $0.wake() } } }

  /// Removes the presentation when its presenting view disappears (B19.14).
  func scopeWillDisappear() {
    guard inputs.scope.isInOpenTree else { return }
    takeAway()
  }

  /// Updates the presentation from the modifier. The rule calls this method.
  func follow() {
    let key = wantedKey
    let around = levelAround
    guard let shown else {
      guard let key else {
        level?.release(self)
        level = nil
        return
      }
      guard inputs.scope.isLive else { return }
      guard around.depth < Self.maximumNestingDepth else { return refuse() }
      level = around
      inner.depth = around.depth + 1
      if around.claim(self) { present(key) } else { waitForOther() }
      return
    }
    guard !shown.isLeaving else {
      if key != shown.key { self.shown?.isUnwanted = true }
      if key != nil, self.shown?.isUnwanted == true { change { $0.finishLeavingMenu() } }
      return
    }
    if shown.key != key {
      self.shown?.isUnwanted = true
      return dismiss()
    }
    if !inputs.scope.isLive(orBeneath: true) { return takeAway() }
    if shownKind.endsWithAnchor, !inputs.scope.isLive { tree.actions.append { [weak self] in self?.reset() } }
  }

  /// Removes the presentation because its presenting view is no longer visible. The presentation reappears with that view if it is still
  /// requested (B20.08).
  private func takeAway() {
    shown?.motion?.stop()
    removeScreens()
    shown = nil
    level?.release(self)
    level = nil
  }

  /// Rejects a presentation that is nested too deeply, because presentations that present each other would never stop.
  private func refuse() {
    RuntimeIssue.reportOnce(
      .updatedTooOften, typeName: "Presentation",
      "\(Self.maximumNestingDepth) presentations are stacked on each other, and the next one is not shown. Look for an onAppear, onChange "
        + "or task action in presented content that presents the same content again.")
    tree.actions.append { [weak self] in self?.reset() }
  }

  /// Waits until the level is available. A menu does not wait for another menu that is closing.
  private func waitForOther() {
    if kind.isMenu { (level?.current as? Presenter)?.change { $0.finishLeavingMenu() } }
    reportIfStillWaiting()
  }

  /// Reports a conflict if another presentation occupies the level and does not close in the same update (B19.38).
  private func reportIfStillWaiting() {
    tree.actions.append { [weak self] in
      guard let self, shown == nil, let other = level?.current as? Presenter, other !== self else { return }
      if other.shown?.isLeaving == false { reportWaiting() }
    }
  }

  /// Sets whether people can use the views behind the presentation while it is visible (B19.28).
  func setBackgroundInteraction(_ allowsBackgroundInteraction: Bool) {
    requestedBackgroundInteraction = allowsBackgroundInteraction
    followWantsThrough()
  }

  private func followWantsThrough() {
    guard let shown, allowsBackgroundInteraction != requestedBackgroundInteraction else { return }
    allowsBackgroundInteraction = requestedBackgroundInteraction
    tree.overlay.setModal(!allowsBackgroundInteraction && shownKind.isModal, shown.panel)
    shown.backdrop?.node.isInert = allowsBackgroundInteraction
    show(shown.progress)
  }

  private func present(_ key: AnyHashable) {
    (allowsBackgroundInteraction, requestedBackgroundInteraction) = (false, false)
    sheet.motion?.stop()
    sheet = SheetHeight()
    count += 1
    let panel = Screen(AnyHashable(ScreenIdentity(count, value: key)), at: place, isCovered: false, inputs) { inputs in
      toolbar = makeToolbar(in: inputs.scope)
      return makeContent(&inputs)
    }
    toolbar?.container = panel.node
    var backdrop: Screen?
    if shownKind.hasBarrier {
      backdrop = Screen(AnyHashable("backdrop \(count)"), at: place, isCovered: false, inputs) { inputs in
        let view = inputs.graph.makeInput(
          PresentationBackdrop(press: { [weak self] in self?.pressBackdrop() }), in: inputs.scope, name: "backdrop",
          areEqual: { _, _ in true })
        return PresentationBackdrop._makeViewList(view: _GraphValue(view), inputs: &inputs)
      }
    }
    shown = Shown(key: key, backdrop: backdrop, panel: panel)
    if let backdrop { tree.overlay.present(backdrop, isModal: false, isBackdrop: true) }
    tree.overlay.present(
      panel, isModal: shownKind.isModal, isMenu: kind.isMenu, frame: { [weak self] in self?.panelNode?.children.last?.frameInRoot },
      room: { [weak self] in self?.room }, cancel: { [weak self] in self?.cancel() ?? false },
      handlePressOutside: shownKind.isModal && !kind.isMenu ? nil : { [weak self] in self?.handlePressOutside() ?? false })
    followWantsThrough()
    move(to: 1) {}
    if kind.isMenu { tree.actions.append { [weak self] in self?.dropEmptyMenu() } }
  }

  /// The minimum size of a window that fits the card's ideal size.
  private var room: CGSize? {
    guard case .card(let gap, let most) = shownKind.place, let panelNode, panelNode.children.count == 2 else { return nil }
    let ideal = panelNode.children[1].measure(.unspecified)
    return CGSize(width: min(ideal.width + gap, most.width), height: min(ideal.height + gap, most.height))
  }

  /// Discards an empty menu before it becomes visible (B20.31).
  private func dropEmptyMenu() {
    guard let shown, !shown.isLeaving, !shown.panel.node.hasMenuItems else { return }
    reset()
    takeAway()
  }

  private func makeToolbar(in scope: Scope) -> ToolbarHost? {
    switch kind.toolbar {
    case .keyboard: ToolbarHost(.plain, in: scope)
    case .row: ToolbarHost(.sheet, in: scope)
    case nil: nil
    }
  }

  private func move(to end: Double, _ onEnd: @escaping () -> Void) {
    guard let from = shown?.progress else { return }
    if from == 0 || from == 1 { shown?.zoom.begin() }
    shown?.motion?.stop()
    let isAtOnce = tree.currentTransaction.disablesAnimations
    let motion = ScreenMotion(
      in: tree, from: from, to: end, duration: isAtOnce ? 0 : shownKind.duration, show: { [weak self] in self?.show($0) }, onEnd: onEnd)
    shown?.motion = motion
  }

  /// Displays the presentation at a progress between 0 and 1.
  func show(_ progress: Double) {
    shown?.progress = progress
    if shown?.isLeaving == false { transitionSource = currentOptions.transitionSource }
    shown?.backdrop?.pose = ScreenBehavior.Pose(opacity: allowsBackgroundInteraction ? 0 : progress)
    shown?.panel.pose = pose(progress)
  }

  /// Moves the presentation as people drag a sheet. The progress is 1 at the resting position and 0 off screen.
  func drag(to progress: Double) {
    shown?.motion?.stop()
    if shown?.progress == 1 { shown?.zoom.begin() }
    show(progress)
  }

  /// Moves the sheet back to its resting position.
  func settleBack() {
    move(to: 1) {}
    settleSheet()
  }

  // MARK: Dismissal

  /// Dismisses the presentation and all presentations above it.
  private func dismiss() {
    for presenter in stack {
      guard presenter.shown?.isLeaving == false else { continue }
      presenter.shown?.isLeaving = true
      // The app is notified after the update, because it must not change state during the update.
      if presenter !== self { tree.actions.append { presenter.reset() } }
      if let shown = presenter.shown {
        shown.backdrop?.leave()
        shown.panel.leave()
        tree.overlay.leave(shown.panel)
        if let backdrop = shown.backdrop { tree.overlay.leave(backdrop) }
      }
      if presenter !== self { presenter.move(to: 0) {} }
    }
    move(to: 0) { [weak self] in self?.end() }
  }

  /// Ends the closing animation of a menu, so that another menu need not wait for it.
  private func finishLeavingMenu() {
    guard kind.isMenu, let shown, shown.isLeaving else { return }
    shown.motion?.stop()
    end()
  }

  /// This presentation and all presentations above it, from lowest to highest.
  private var stack: [Presenter] {
    var stack: [Presenter] = [self]
    while let next = stack[stack.count - 1].inner.current as? Presenter { stack.append(next) }
    return stack
  }

  /// Completes the dismissal after its animation. Content is removed from the top down, and the app is then notified of each dismissal
  /// (B19.18).
  private func end() {
    let gone = Array(stack.reversed())
    let tell = gone.map { $0.dismissalAction }
    for presenter in gone { presenter.removeScreens() }
    for (presenter, tell) in zip(gone, tell) {
      presenter.shown = nil
      tree.actions.appendDeparture {
        tell?()
        presenter.level?.release(presenter)
        presenter.level = nil
        presenter.change { $0.wake() }
      }
    }
  }

  private func removeScreens() {
    guard let shown else { return }
    tree.overlay.remove(shown.panel)
    shown.panel.remove()
    if let backdrop = shown.backdrop {
      tree.overlay.remove(backdrop)
      backdrop.remove()
    }
  }

  // MARK: Interaction

  /// The options that the content sets.
  var currentOptions: PresentationOptions {
    guard let options, options.id.isLive else { return PresentationOptions() }
    return options.untrackedValue ?? PresentationOptions()
  }

  /// Handles the Escape key and equivalent keys.
  private func cancel() -> Bool {
    if shownKind.isDismissedByEscape { dismissInteractively() }
    return true
  }

  private func pressBackdrop() {
    switch shownKind.barrierPress {
    case .nothing: break
    case .dismissal: dismissInteractively()
    case .escape: _ = tree.keyboard.dispatch(KeyInput(.escape))
    }
  }

  private func handlePressOutside() -> Bool {
    dismissInteractively()
    return kind.consumesOutsidePress
  }

  /// Dismisses the presentation in response to an interaction (B19.12, B19.24).
  func dismissInteractively() {
    if currentOptions.isInteractiveDismissDisabled == true { return settleBack() }
    reset()
    // If the binding rejects the change, the presentation returns to its position (B19.15).
    tree.actions.append { [weak self] in
      guard let self, let shown, !shown.isLeaving, shown.progress < 1, shown.motion == nil || shown.key == wantedKey else { return }
      settleBack()
    }
  }

  // MARK: Looks

  var look: PresentationLook { tree.rootEnvironment.looks.presentations }

  /// The presentation's kind in a regular-size window.
  package var kind: PresentationKind { style.kind(in: look) }

  /// The kind of the presentation in the current window.
  var shownKind: PresentationKind { shownStyle.kind(in: look) }

  /// The form of the presentation in the current window. In a compact window, it is the content's preferred form (B19.43).
  var shownStyle: PresentationStyle {
    switch compactAdaptation {
    case .fullScreenCover: .cover
    case .sheet: .sheet
    case .automatic: kind.adaptation == .sheet ? .sheet : style
    case .popover, .some(.none), nil: style
    }
  }

  /// The content's preferred adaptation; nil if the window is not compact or the kind does not adapt. If both dimensions are compact, the
  /// vertical adaptation applies.
  var compactAdaptation: PresentationAdaptation.Kind? {
    guard kind.adaptation != nil else { return nil }
    let (room, wishes) = (sizeClasses, currentOptions.adaptation)
    if room.vertical == .compact { return wishes?.vertical.kind ?? .automatic }
    return room.horizontal == .compact ? wishes?.horizontal.kind ?? .automatic : nil
  }

  /// The size classes of the window. Reading the property makes the running rule depend on them.
  var sizeClasses: SizeClasses { inputs.scope.isRemoved ? tree.rootEnvironment.sizeClasses : environment.values.sizeClasses }

  private func pose(_ progress: Double) -> ScreenBehavior.Pose {
    if let pose = zoomPose(progress) { return pose }
    return switch shownKind.motion {
    case .fade: ScreenBehavior.Pose(opacity: progress)
    case .slide: ScreenBehavior.Pose(offset: CGSize(width: 0, height: 1 - progress))
    case .shrink(let excess): ScreenBehavior.Pose(opacity: progress, scale: 1 + excess * (1 - progress))
    }
  }

  /// Returns the pose between a source view and the panel's position (B18.63), or nil without a source view.
  private func zoomPose(_ progress: Double) -> ScreenBehavior.Pose? {
    guard let key = transitionSource, shownKind.zooms, let screen = shown?.panel.node else { return nil }
    guard !tree.rootEnvironment.accessibilityReduceMotion, let ground = panelNode?.children.first else { return nil }
    let origin = screen.originInRoot
    let sources = tree.transitionSources
    return shown?.zoom.pose(progress, rest: ground.frameInRoot.offsetBy(dx: -origin.x, dy: -origin.y)) {
      sources.outline(of: key, in: screen, outside: screen)
    }
  }

  private func reportWaiting() {
    RuntimeIssue.reportOnce(
      .conflictingPresentation, typeName: "Presentation",
      "A sheet, cover, popover or alert was requested while another one is presented over the same content; only one at a time is "
        + "supported. It is shown once the other one is dismissed. Present it from the content of the other one, or set its binding after "
        + "the dismissal.")
  }
}

/// The presenter of a modifier with a specific type of content.
@MainActor
private final class TypedPresenter<Presented: View>: Presenter {
  private let modifier: Attribute<PresentationModifier<Presented>>
  private let environment: EnvironmentReader

  init(modifier: Attribute<PresentationModifier<Presented>>, _ inputs: _ViewListInputs) {
    self.modifier = modifier
    environment = inputs.environmentReader(of: PresentationModifier<Presented>.self)
    super.init(inputs)
  }

  private var latest: PresentationModifier<Presented> { modifier.untrackedValue }

  override var wantedKey: AnyHashable? { tree.graph.currentRule == nil ? latest.key : modifier.value.key }
  override var style: PresentationStyle { latest.style }
  override func reset() { latest.reset() }
  override var dismissalAction: (() -> Void)? { modifier.id.isLive ? latest.onDismiss : nil }
  override var levelAround: PresentationLevel { environment.values.presentationLevel ?? tree.overlay.level }

  override func makeContent(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let frame = inputs.makeRule(PresentedRule(modifier: modifier, presenter: self))
    let content = _ViewListBody { inputs in
      PresentationFrame<PresentedContent<Presented>>._makeViewList(view: _GraphValue(frame), inputs: &inputs)
    }
    let around = inputs.styles
    inputs.styles = ToolbarStyles.stylesOfPresentation(in: inputs, hasRow: toolbar?.look == .sheet)
    defer { inputs.styles = around }
    return content(&inputs)
  }
}

/// A view that displays the content of a presentation's closure.
struct PresentedContent<Presented: View> {
  let content: () -> Presented
}

extension PresentedContent: View {
  var body: some View { content() }
}

/// A rule that updates the presented content from the modifier (B19.05).
@MainActor
private struct PresentedRule<Presented: View>: @MainActor ViewValueRule {
  let modifier: Attribute<PresentationModifier<Presented>>
  let presenter: Presenter
  private var key: AnyHashable?

  init(modifier: Attribute<PresentationModifier<Presented>>, presenter: Presenter) {
    self.modifier = modifier
    self.presenter = presenter
  }

  mutating func update(_ output: borrowing RuleOutput<PresentationFrame<PresentedContent<Presented>>>) {
    let modifier = modifier.value
    // A presentation that is closing keeps its last content (B19.08).
    if output.hasValue, modifier.key != key { return }
    key = modifier.key
    output.set(PresentationFrame(content: PresentedContent(content: modifier.content), style: modifier.style, presenter: presenter))
  }
}
