public import Foundation
public import RivuletGeometry
public import RivuletLayout

extension ViewNode {
  /// The cached results of a node, as a single value.
  struct CachedResults {
    fileprivate let measurements: MeasurementCache
    fileprivate let guides: GuideCache?
    fileprivate let stackRecord: StackRecord?
  }

  /// The node's cached results. Setting the value discards all results cached since the value was read.
  final var cachedResults: CachedResults {
    get { CachedResults(measurements: measurements, guides: extras?.guides, stackRecord: stackRecord) }
    set {
      (measurements, stackRecord) = (newValue.measurements, newValue.stackRecord)
      extras?.guides = newValue.guides ?? GuideCache()
      parent?.childMayHaveEvicted = true
    }
  }
}

extension ViewNode {
  /// Returns the node's size for a proposal. The result is cached (B9.27).
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    if passesLayout {
      wasQueried = true
      return onlyChild?.measure(proposal) ?? .zero
    }
    return firstKnownSize(for: proposal) ?? measureUncached(proposal)
  }

  /// Returns the size for a proposal that does not match the first cache entry. This code is separate to keep the common path short.
  @inline(never) private func measureUncached(_ proposal: ProposedViewSize) -> CGSize {
    if let known = furtherKnownSize(for: proposal) { return known }
    wasQueried = true
    let size = computeCountedSize(proposal)
    measurements.insert(size, for: proposal)
    if measurements.hasEvicted { parent?.childMayHaveEvicted = true }
    return size
  }

  @usableFromInline package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = measure(proposal)
    return ViewDimensions(size, proposal: proposal, guides: guides(size: size, proposal: proposal))
  }

  /// Returns the node's explicit value for a guide, relative to the leading or top edge; nil if neither the node nor a descendant sets one.
  /// The result is cached.
  @usableFromInline package func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    wasQueried = true
    guard guideKinds.mayInclude(key) else { return nil }
    if passesLayout { return onlyChild?.explicitGuide(key, size: size, proposal: proposal) }
    let extras = makeExtras()
    if let known = extras.guides.value(key, size: size, proposal: proposal) { return known }
    let value = computeGuide(key, size: size, proposal: proposal)
    extras.guides.insert(value, for: key, size: size, proposal: proposal)
    if extras.guides.hasEvicted { parent?.childMayHaveEvicted = true }
    return value
  }

  /// Marks the layout as possibly outdated. The layout pass determines the extent of the change.
  package func invalidateLayout() {
    preferencesMayDiffer = true
    surroundings.invalidateLayout(of: self)
  }

  /// Marks results other than sizes as possibly outdated: guides, fixed lengths, priority, and spacing.
  package final func invalidateResults() {
    if wasQueried { resultsDiffer = true }
    needsDrawing = true
    invalidateLayout()
  }

  /// Schedules the node for redrawing. A new node is drawn after its children, when it is first placed.
  package final func drawingMayDiffer() {
    if wasPlaced { invalidateDrawing() } else { needsDrawing = true }
  }

  /// Queues the node for redrawing at its current size.
  package func invalidateDrawing() {
    surroundings.invalidateDrawing(of: self)
  }

  package func setMirrored(_ mirrored: Bool) {
    guard isMirrored != mirrored else { return }
    isMirrored = mirrored
    stackRecord?.invalidatePlacements()
    invalidateLayout()
  }

  /// The layout priority of this node in stacks. The value is cached (B9.04).
  package var layoutPriority: Double {
    wasQueried = true
    if passesLayout { return onlyChild?.layoutPriority ?? 0 }
    if let knownPriority { return knownPriority }
    let priority = computedPriority
    knownPriority = priority
    return priority
  }

  /// The preferred distances to neighbouring views. The value is cached (B9.08).
  @usableFromInline package var spacing: ViewSpacing {
    wasQueried = true
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

  /// Discards the cached results, which the caller has saved.
  final func clearCachedResults() {
    measurements = MeasurementCache()
    extras?.guides = GuideCache()
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

  /// True if a result was evicted from a cache on which a reader may still rely.
  var hasEvictedResults: Bool { measurements.hasEvicted || extras?.guides.hasEvicted == true }

  private func forgetsNothing() {
    if measurements.hasEvicted { measurements.hasEvicted = false }
    if let extras, extras.guides.hasEvicted { extras.guides.hasEvicted = false }
  }

  /// Returns true if this node is `top` or a descendant of it.
  package final func isInside(_ top: ViewNode) -> Bool {
    var next: ViewNode? = self
    while let step = next {
      if step === top { return true }
      next = step.parent
    }
    return false
  }

  /// Discards the cached results of this node and its ancestors. Call this method only for nodes outside the tree: no container relies on
  /// their results, and they are placed again when the topmost node is added to a parent.
  func discardCachedResults() {
    var next: ViewNode? = self
    while let step = next {
      step.measurements = MeasurementCache()
      step.extras?.guides = GuideCache()
      step.extras?.childMemory?.childrenDidChange()
      step.stackRecord = nil
      (step.knownPriority, step.knownSpacing) = (nil, nil)
      (step.needsPlacement, step.preferencesMayDiffer) = (true, true)
      next = step.parent
    }
  }

  /// Recomputes the cached results of a marked node. Returns true if any of them differs.
  func recomputeResults() -> Bool {
    needsMeasurement = false
    needsPlacement = true
    return remeasure()
  }

  /// Recomputes the cached results. Returns true if any of them differs.
  private func remeasure() -> Bool {
    if passesLayout { return remeasurePassed() }
    // Evicted results may differ, too.
    var differs = resultsDiffer || hasEvictedResults
    resultsDiffer = false
    // The following code queries the children again for every result on which this node relies.
    if childMayHaveEvicted {
      childMayHaveEvicted = false
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
    // The placed size may predate the cached sizes.
    guard let proposal else { return false }
    return measure(proposal) != size
  }

  /// Updates a node that does not cache results. Always returns true, because readers must query the node again.
  private func remeasurePassed() -> Bool {
    resultsDiffer = false
    if childMayHaveEvicted {
      childMayHaveEvicted = false
      onlyChild?.forgetsNothing()
    }
    if preferencesMayDiffer {
      preferencesMayDiffer = false
      parent?.preferencesMayDiffer = true
    }
    return true
  }
}
