public import Foundation
public import RivuletGeometry
public import RivuletLayout

extension ViewNode {
  /// The answers that a node remembers, as a single value.
  struct KnownAnswers {
    fileprivate let measurements: MeasurementCache
    fileprivate let guides: GuideAnswers?
    fileprivate let stackRecord: StackRecord?
  }

  /// The remembered answers. Setting the value discards the answers that were given since it was read.
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
  /// Returns the size that the node chooses for a proposal. The answer is remembered (B9.27).
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    if passesLayout {
      wasAsked = true
      return onlyChild?.measure(proposal) ?? .zero
    }
    return firstKnownSize(for: proposal) ?? measureAnew(proposal)
  }

  /// Returns the size for a proposal that is not in the first entry. This is a separate function to keep the common case short.
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

  /// Returns the node's explicit value for a guide, from its leading or top edge; nil if neither the node nor a descendant sets one. The
  /// answer is remembered.
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

  /// Marks answers and placement as possibly out of date. The layout pass determines the extent of the change.
  package func invalidateLayout() {
    preferencesMayDiffer = true
    surroundings.invalidateLayout(of: self)
  }

  /// Marks answers other than sizes as possibly out of date: guides, fixed lengths, priority or spacing.
  package final func answersMayDiffer() {
    if wasAsked { answersDiffer = true }
    needsDrawing = true
    invalidateLayout()
  }

  /// Draws the node again. A new node draws after its children, when it gets its first position.
  package final func drawingMayDiffer() {
    if wasPlaced { invalidateDrawing() } else { needsDrawing = true }
  }

  /// Queues the node to draw again at its current size.
  package func invalidateDrawing() {
    surroundings.invalidateDrawing(of: self)
  }

  package func setMirrored(_ mirrored: Bool) {
    guard isMirrored != mirrored else { return }
    isMirrored = mirrored
    stackRecord?.invalidatePlaces()
    invalidateLayout()
  }

  /// The layout priority of this node in stacks. The value is remembered (B9.04).
  package var layoutPriority: Double {
    wasAsked = true
    if passesLayout { return onlyChild?.layoutPriority ?? 0 }
    if let knownPriority { return knownPriority }
    let priority = computedPriority
    knownPriority = priority
    return priority
  }

  /// The preferred distances to neighbours. The value is remembered (B9.08).
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
    guard let recorder = surroundings.layoutRecorder else { return computeSize(proposal) }
    recorder.begin(self, proposal)
    let size = computeSize(proposal)
    recorder.end(size)
    return size
  }

  /// Discards the remembered answers, after the caller has stored them.
  final func discardAnswers() {
    measurements = MeasurementCache()
    extras?.guides = GuideAnswers()
    stackRecord = nil
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

  /// True if an answer was given and then evicted, although a reader may still rely on it.
  var hasForgottenAnswers: Bool { measurements.hasForgotten || extras?.guides.hasForgotten == true }

  private func forgetsNothing() {
    if measurements.hasForgotten { measurements.hasForgotten = false }
    if let extras, extras.guides.hasForgotten { extras.guides.hasForgotten = false }
  }

  /// Returns true if this node is `top` or is inside it.
  package final func isInside(_ top: ViewNode) -> Bool {
    var next: ViewNode? = self
    while let step = next {
      if step === top { return true }
      next = step.parent
    }
    return false
  }

  /// Discards the answers of this node and of all its ancestors. This is for nodes outside the tree: no container relies on their answers,
  /// and they are placed again once the topmost node has a parent again.
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

  /// Computes the answers of a marked node again. Returns true if an answer differs.
  func answerAnew() -> Bool {
    needsMeasurement = false
    needsPlacement = true
    return remeasure()
  }

  /// Computes the remembered answers again. Returns true if one of them differs.
  private func remeasure() -> Bool {
    if passesLayout { return remeasurePassed() }
    // Evicted answers may differ as well.
    var differs = answersDiffer || hasForgottenAnswers
    answersDiffer = false
    // All answers from children that this node relies on are requested again.
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
    // The placed size may be older than the remembered sizes.
    guard let proposal else { return false }
    return measure(proposal) != size
  }

  /// Handles a node that does not remember answers, and always returns true: readers must query it again.
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
