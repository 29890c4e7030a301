public import Foundation
public import RivuletGeometry
public import RivuletLayout

extension ViewNode {
  /// The answers that a node remembers, as one value.
  struct KnownAnswers {
    fileprivate let measurements: MeasurementCache
    fileprivate let guides: GuideAnswers?
    fileprivate let stackRecord: StackRecord?
  }

  /// Setting it forgets what was answered since it was read.
  final var knownAnswers: KnownAnswers {
    get { KnownAnswers(measurements: measurements, guides: extras?.guides, stackRecord: stackRecord) }
    set {
      (measurements, stackRecord) = (newValue.measurements, newValue.stackRecord)
      extras?.guides = newValue.guides ?? GuideAnswers()
      parent?.childMayForget = true
    }
  }
}

extension ViewNode {
  /// The size that the node chooses under a proposal; remembered (B9.27).
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    if passesLayout {
      wasAsked = true
      return onlyChild?.measure(proposal) ?? .zero
    }
    return firstKnownSize(for: proposal) ?? measureAnew(proposal)
  }

  /// The same where the first of the remembered sizes does not help. Apart, so that who is mostly asked the same again takes few steps.
  @inline(never) private func measureAnew(_ proposal: ProposedViewSize) -> CGSize {
    if let known = furtherKnownSize(for: proposal) { return known }
    wasAsked = true
    let size = computeCountedSize(proposal)
    measurements.insert(size, for: proposal)
    if measurements.hasForgotten { parent?.childMayForget = true }
    return size
  }

  @usableFromInline package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = measure(proposal)
    return ViewDimensions(size, proposal: proposal, guides: guides(size: size, proposal: proposal))
  }

  /// The node's own value of a guide, from its leading or top edge; nil if neither it nor anything below sets one. Remembered.
  @usableFromInline package func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    wasAsked = true
    guard guideKinds.mayInclude(key) else { return nil }
    if passesLayout { return onlyChild?.explicitGuide(key, size: size, proposal: proposal) }
    let extras = makeExtras()
    if let known = extras.guides.value(key, size: size, proposal: proposal) { return known }
    let value = computeGuide(key, size: size, proposal: proposal)
    extras.guides.insert(value, for: key, size: size, proposal: proposal)
    if extras.guides.hasForgotten { parent?.childMayForget = true }
    return value
  }

  /// Marks answers and placement as possibly out of date; the layout pass finds out how far it matters.
  package func invalidateLayout() {
    preferencesMayDiffer = true
    surroundings.invalidateLayout(of: self)
  }

  /// The same where answers other than sizes may differ: guides, fixed lengths, priority or spacing.
  package final func answersMayDiffer() {
    if wasAsked { answersDiffer = true }
    needsDrawing = true
    invalidateLayout()
  }

  /// Has the node drawn anew. One that is new draws after what is inside of it, when it gets its place.
  package final func drawingMayDiffer() {
    if wasPlaced { invalidateDrawing() } else { needsDrawing = true }
  }

  /// Asks for the node's own drawing to be made again with its present size.
  package func invalidateDrawing() {
    surroundings.invalidateDrawing(of: self)
  }

  package func setMirrored(_ mirrored: Bool) {
    guard isMirrored != mirrored else { return }
    isMirrored = mirrored
    stackRecord?.invalidatePlaces()
    invalidateLayout()
  }

  /// How eagerly stacks give this node room; remembered (B9.04).
  package var layoutPriority: Double {
    wasAsked = true
    if passesLayout { return onlyChild?.layoutPriority ?? 0 }
    if let knownPriority { return knownPriority }
    let priority = computedPriority
    knownPriority = priority
    return priority
  }

  /// The distances that the node prefers to its neighbours; remembered (B9.08).
  @usableFromInline package var spacing: ViewSpacing {
    wasAsked = true
    if passesLayout { return onlyChild?.spacing ?? ViewSpacing() }
    if let knownSpacing { return knownSpacing }
    let spacing = computedSpacing
    knownSpacing = spacing
    return spacing
  }

  private func computeCountedSize(_ proposal: ProposedViewSize) -> CGSize {
    surroundings.layoutCounters.measures += 1
    return computeSize(proposal)
  }

  private func recomputePreferences() -> Bool {
    guard preferencesMayDiffer else { return false }
    preferencesMayDiffer = false
    let (oldPriority, oldSpacing) = (knownPriority, knownSpacing)
    knownPriority = nil
    knownSpacing = nil
    if let oldPriority, oldPriority != layoutPriority { return true }
    if let oldSpacing, !oldSpacing.isEqual(to: spacing) { return true }
    return false
  }

  /// Whether an answer was given that is remembered no longer, though somebody may count on it.
  var hasForgottenAnswers: Bool { measurements.hasForgotten || extras?.guides.hasForgotten == true }

  private func forgetsNothing() {
    if measurements.hasForgotten { measurements.hasForgotten = false }
    if let extras, extras.guides.hasForgotten { extras.guides.hasForgotten = false }
  }

  /// Whether this is a node or lies inside of it.
  func isInside(_ top: ViewNode) -> Bool {
    var next: ViewNode? = self
    while let step = next {
      if step === top { return true }
      next = step.parent
    }
    return false
  }

  /// Forgets the answers of this node and of all nodes around it. For nodes outside of the tree: no container counts on their answers, and they are
  /// placed anew once the topmost of them has a parent again.
  func forgetAnswers() {
    var next: ViewNode? = self
    while let step = next {
      step.measurements = MeasurementCache()
      step.extras?.guides = GuideAnswers()
      step.extras?.childMemory?.childrenMayDiffer()
      step.stackRecord = nil
      (step.knownPriority, step.knownSpacing) = (nil, nil)
      (step.needsPlacement, step.preferencesMayDiffer) = (true, true)
      next = step.parent
    }
  }

  /// Finds out what is asked of a node that is marked; tells whether an answer differs.
  func answerAnew() -> Bool {
    needsMeasurement = false
    needsPlacement = true
    return remeasure()
  }

  /// Computes the remembered answers again; tells whether one of them differs.
  private func remeasure() -> Bool {
    if passesLayout { return remeasurePassed() }
    // What is remembered no longer may differ as well.
    var differs = answersDiffer || hasForgottenAnswers
    answersDiffer = false
    // The children are asked anew for all that this node counts on.
    if childMayForget {
      childMayForget = false
      onlyChild?.forgetsNothing()
      let list = childList
      let children = list.span
      for place in children.indices { children[place].forgetsNothing() }
    }
    if measurements.recompute({ computeCountedSize($0) }) { differs = true }
    if let extras, extras.guides.recompute({ computeGuide($0, size: $1, proposal: $2) }) { differs = true }
    if recomputePreferences() {
      differs = true
      parent?.preferencesMayDiffer = true
    }
    if differs { return true }
    // The size that was placed may be older than what is remembered.
    guard let proposal else { return false }
    return measure(proposal) != size
  }

  /// The same of a node that remembers none: whoever asked it has to ask again.
  private func remeasurePassed() -> Bool {
    answersDiffer = false
    if childMayForget {
      childMayForget = false
      onlyChild?.forgetsNothing()
    }
    if preferencesMayDiffer {
      preferencesMayDiffer = false
      parent?.preferencesMayDiffer = true
    }
    return true
  }
}
