import RivuletGraph
import RivuletTree

// The stages of a frame, in order (invariant 7).
extension AppRuntime {
  /// What one group of changes goes through before the frame is shown.
  ///
  /// Each stage brings up to date what it is named for, and may leave work for an earlier one, which the loops come back to: bodies make containers,
  /// layout makes contents for the room that they have got, scroll views move what was laid out, preferences change state. Each loop has a limit;
  /// what is left then waits for the next frame.
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

  /// Has views that have come under an animation go over from how they come to how they are. True if there are any.
  private func showArrivals() -> Bool {
    var areAny = false
    forEachWindow { window in
      if window.presence.showArrivals() { areAny = true }
      if window.matches.showArrivals() { areAny = true }
    }
    return areAny
  }

  /// Runs the rules that make bodies and nodes, and has containers take over their elements.
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

  /// Asks nodes for their sizes and places them; nodes that are new draw.
  private func updateLayout() {
    forEachWindow { window in
      guard window.layout.isDirty else { return }
      traced("layout") { queue.whileUpdating { window.runLayout() } }
      window.scrolling.layoutRan()
    }
  }

  /// Has lazy containers make the rows that are to be seen. True if something has to be laid out for it.
  private func fillContainers() -> Bool {
    var needsLayout = false
    forEachWindow { window in
      window.geometry.tellWatches()
      if !window.lazyContents.isQuiet, traced("filling", { window.lazyContents.fill() }) { needsLayout = true }
      if isStructureQuiet { window.presence.prepare() }
    }
    return needsLayout
  }

  /// Brings the structure of rows up to date that were just made.
  func bringStructureUpToDate() { updateStructure() }

  /// Has scroll views carry out what was asked of them, and keep to their limits and anchors.
  private func settleScrolling() {
    forEachWindow { window in
      if !window.scrolling.isQuiet { traced("scrolling") { window.scrolling.settle() } }
    }
  }

  /// Tells what reads the places of views that they have moved, and has matched views move with each other.
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

  /// Combines preferences, and hands them to what reads them.
  private func updatePreferences() {
    traced("preferences") {
      queue.whileUpdating { _ = graph.flush(.preferences) }
      relays.deliver()
    }
  }

  /// Has what was changed under an animation begin to move.
  private func beginAnimations() {
    forEachWindow { window in
      if window.animations.begin(at: services.now) { clock.follow(window.animations) }
      window.presence.finishUnmoved()
    }
  }

  /// A frame that only moves what is shown needs no other stage.
  func drawFrame() {
    passCount += 1
    updateDrawing()
  }

  /// Draws what has changed and is not new.
  private func updateDrawing() {
    traced("drawing") { queue.whileUpdating { forEachWindow { $0.layout.runDrawing() } } }
  }

  /// Runs the actions that wait for the changes to be in place; what they change belongs to the next round.
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

  /// Makes rows that are about to be scrolled into sight, now that the frame is shown (B16.17).
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

  /// Whether structure, layout or a scroll view waits to be brought up to date.
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
