import RivuletGraph
import RivuletTree

// The stages of a frame, in order (invariant 7).
extension AppRuntime {
  /// Runs the stages that one group of changes needs before the frame is shown.
  ///
  /// Each stage updates the part it is named after, and may leave work for an earlier one, to which the loops return: bodies make
  /// containers, layout makes contents for their proposed room, scroll views move content that was laid out, preferences change state. Each
  /// loop has a limit; the rest of the work then waits for the next frame.
  func runStages() {
    settle()
    if showArrivals() { settle() }
    beginAnimations()
    updateDrawing()
    runActions()
  }

  /// Brings structure, layout and preferences up to date with each other.
  private func settle() {
    var passes = 0
    repeat {
      passCount += 1
      passes += 1
      var levels = 0
      repeat {
        levels += 1
        updateStructure()
        updateLayout()
        if fillContainers() { continue }
        settleScrolling()
        updateGeometry()
      } while needsAnotherPass && levels < BehaviourConstants.geometryLevels
      updatePreferences()
    } while needsAnotherPass && passes < BehaviourConstants.passesPerRound
    if needsAnotherPass { reportPasses() }
  }

  /// Starts the transitions of views that have arrived under an animation. Returns true if there are any.
  private func showArrivals() -> Bool {
    var areAny = false
    forEachWindow { window in
      if window.presence.showArrivals() { areAny = true }
      if window.matches.showArrivals() { areAny = true }
    }
    return areAny
  }

  /// Runs the rules that make bodies and nodes, and collects the elements of containers.
  private func updateStructure() {
    guard !isStructureQuiet else { return }
    traced("structure") {
      repeat {
        queue.whileUpdating { _ = graph.flush(.structure) }
        if !subviews.collectInnermost() { collect() }
        if isStructureQuiet { forEachWindow { $0.presence.prepare() } }
      } while !isStructureQuiet
    }
  }

  /// Measures and places nodes; new nodes draw.
  private func updateLayout() {
    forEachWindow { window in
      guard window.layout.isDirty else { return }
      traced("layout") { queue.whileUpdating { window.runLayout() } }
      window.scrolling.layoutRan()
    }
  }

  /// Makes the rows that are about to be seen in lazy containers. Returns true if layout must run again.
  private func fillContainers() -> Bool {
    var needsLayout = false
    forEachWindow { window in
      window.geometry.tellWatches()
      if !window.lazyContents.isQuiet, traced("filling", { window.lazyContents.fill() }) { needsLayout = true }
      if isStructureQuiet { window.presence.prepare() }
    }
    return needsLayout
  }

  /// Brings the structure of newly made rows up to date.
  func bringStructureUpToDate() { updateStructure() }

  /// Carries out the requests for scroll views, and keeps them at their limits and anchors.
  private func settleScrolling() {
    forEachWindow { window in
      if !window.scrolling.isQuiet { traced("scrolling") { window.scrolling.settle() } }
    }
  }

  /// Notifies readers of geometry that views have moved, and moves matched views with each other.
  private func updateGeometry() {
    forEachWindow { window in
      window.geometry.refresh()
      var rounds = 0
      while rounds < BehaviourConstants.geometryLevels, queue.whileUpdating({ window.matches.refresh() }) {
        rounds += 1
        window.geometry.refresh()
      }
    }
  }

  /// Combines preferences, and delivers them to their readers.
  private func updatePreferences() {
    traced("preferences") {
      queue.whileUpdating { _ = graph.flush(.preferences) }
      relays.deliver()
    }
  }

  /// Begins the animations of the changes that were made under one.
  private func beginAnimations() {
    forEachWindow { window in
      if window.animations.begin(at: services.now) { clock.follow(window.animations) }
      window.presence.finishUnmoved()
    }
  }

  /// Draws a frame that only moves visible content, and needs no other stage.
  func drawFrame() {
    passCount += 1
    updateDrawing()
  }

  /// Draws the nodes that have changed and are not new.
  private func updateDrawing() {
    traced("drawing") { queue.whileUpdating { forEachWindow { $0.layout.runDrawing() } } }
  }

  /// Runs the actions that wait until the changes are applied. Their own changes belong to the next round.
  private func runActions() {
    traced("actions") {
      queue.whileUpdating { _ = graph.flush(.lifecycle) }
      queue.beginRound(after: currentRound)
      forEachWindow { window in
        window.focus.settle()
        window.lazyContents.settle()
      }
      if runsActions { actions.drain() } else { actions.discard() }
    }
  }

  /// Makes rows that are about to be scrolled into sight, after the frame is shown (B16.17).
  func makeRowsAhead() {
    var areAny = false
    forEachWindow { window in
      if window.lazyContents.makeAhead() { areAny = true }
    }
    guard areAny else { return }
    traced("rows ahead") {
      updatePreferences()
      queue.whileUpdating { _ = graph.flush(.lifecycle) }
      forEachWindow { $0.lazyContents.settle() }
    }
  }

  private var isStructureQuiet: Bool { graph.isQuiet(.structure) && collecting.isEmpty && subviews.isEmpty }

  /// True if structure, layout or a scroll view waits to be brought up to date.
  var needsAnotherPass: Bool {
    !isStructureQuiet || anyWindow { $0.layout.isDirty || !$0.scrolling.isQuiet || !$0.lazyContents.isQuiet }
  }

  private func reportPasses() {
    RuntimeIssue.reportOnce(
      .updatedTooOften, typeName: "ViewTree",
      "Layout and preferences kept changing each other \(BehaviourConstants.passesPerRound) times in one pass; the rest waits for the "
        + "next frame. Look for a preference or geometry that depends on itself.")
    services.requestTurn()
  }

  private func collect() {
    var index = 0
    while index < collecting.count {
      let node = collecting[index]
      if node.scope.isRemoved { node.needsCollection = false } else { node.collectContents() }
      index += 1
    }
    collecting.removeAll(keepingCapacity: true)
  }
}
