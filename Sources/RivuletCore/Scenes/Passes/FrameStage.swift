import RivuletGraph
import RivuletTree

/// One kind of work of a frame, for all windows of an app.
///
/// A stage is one type here, and one line in `FrameStages`.
@MainActor
protocol FrameStage {
  /// True if no work waits for the stage.
  var isQuiet: Bool { get }
  /// Does the work that waits. Returns false if the stages before must run first.
  func run() -> Bool
}

extension FrameStage {
  /// True: a stage without work lists of its own follows the stages before it.
  var isQuiet: Bool { true }
}

/// Stages that feed each other. They run in order, and again until no work waits for any of them.
struct StageLoop: FrameStage {
  let stages: [any FrameStage]
  /// The largest number of times that the stages run. The rest of the work waits for the next frame.
  let limit: Int
  /// Called if work is left at the limit.
  var onLimit: @MainActor () -> Void = {}

  var isQuiet: Bool { stages.allSatisfy(\.isQuiet) }

  func run() -> Bool {
    var rounds = 0
    repeat {
      rounds += 1
      for stage in stages { guard stage.run() else { break } }
    } while !isQuiet && rounds < limit
    if !isQuiet { onLimit() }
    return true
  }
}

// MARK: - Structure and layout

/// Runs the rules that make bodies and nodes, and collects the elements of containers.
struct StructureStage: FrameStage {
  unowned let app: AppRuntime

  var isQuiet: Bool { app.graph.isQuiet(.structure) && app.collecting.isEmpty && app.subviews.isEmpty }

  func run() -> Bool {
    guard !isQuiet else { return true }
    app.traced("structure") {
      repeat {
        app.queue.whileUpdating { _ = app.graph.flush(.structure) }
        if !app.subviews.collectInnermost() { collect() }
        if isQuiet { app.forEachWindow { $0.presence.prepare() } }
      } while !isQuiet
    }
    return true
  }

  private func collect() {
    app.collecting.drain { if $0.scope.isRemoved { $0.needsCollection = false } else { $0.collectContents() } }
  }
}

/// Measures and places nodes. New nodes draw.
struct LayoutStage: FrameStage {
  unowned let app: AppRuntime

  var isQuiet: Bool { !app.anyWindow { $0.layout.isDirty } }

  func run() -> Bool {
    app.forEachWindow { window in
      guard window.layout.isDirty else { return }
      app.traced("layout") { app.queue.whileUpdating { window.runLayout() } }
      window.scrolling.layoutRan()
    }
    return true
  }
}

/// Makes the rows that are about to be seen in lazy containers.
struct FillingStage: FrameStage {
  unowned let app: AppRuntime

  var isQuiet: Bool { !app.anyWindow { !$0.lazyContents.isQuiet } }

  /// Returns false if layout must run again.
  func run() -> Bool {
    var needsLayout = false
    app.forEachWindow { window in
      window.geometry.tellWatches()
      if !window.lazyContents.isQuiet, app.traced("filling", { window.lazyContents.fill() }) { needsLayout = true }
      if app.structure.isQuiet { window.presence.prepare() }
    }
    return !needsLayout
  }
}

/// Carries out the requests for scroll views, and keeps them at their limits and anchors.
struct ScrollingStage: FrameStage {
  unowned let app: AppRuntime

  var isQuiet: Bool { !app.anyWindow { !$0.scrolling.isQuiet } }

  func run() -> Bool {
    app.forEachWindow { window in
      if !window.scrolling.isQuiet { app.traced("scrolling") { window.scrolling.settle() } }
    }
    return true
  }
}

/// Notifies readers of geometry that views have moved, and moves matched views with each other.
struct GeometryStage: FrameStage {
  unowned let app: AppRuntime

  func run() -> Bool {
    app.forEachWindow { window in
      window.geometry.refresh()
      var rounds = 0
      while rounds < FrameLimits.levels, app.queue.whileUpdating({ window.matches.refresh() }) {
        rounds += 1
        window.geometry.refresh()
      }
    }
    return true
  }
}

/// Combines preferences, and delivers them to their readers. It ends a pass.
struct PreferenceStage: FrameStage {
  unowned let app: AppRuntime

  var isQuiet: Bool { app.graph.isQuiet(.preferences) }

  func run() -> Bool {
    app.passCount += 1
    combine()
    return true
  }

  /// Combines and delivers preferences outside of a pass.
  func combine() {
    app.traced("preferences") {
      app.queue.whileUpdating { _ = app.graph.flush(.preferences) }
      app.relays.deliver()
    }
  }
}

// MARK: - After the views are up to date

/// Starts the transitions of views that have arrived under an animation, and brings the views up to date with them.
struct ArrivalStage: FrameStage {
  unowned let app: AppRuntime
  let settling: StageLoop

  func run() -> Bool {
    var areAny = false
    app.forEachWindow { window in
      if window.presence.showArrivals() { areAny = true }
      if window.matches.showArrivals() { areAny = true }
    }
    return areAny ? settling.run() : true
  }
}

/// Begins the animations of the changes that were made under one.
struct AnimationStage: FrameStage {
  unowned let app: AppRuntime

  func run() -> Bool {
    app.forEachWindow { window in
      if window.animations.begin(at: app.services.now) { app.clock.follow(window.animations) }
      window.presence.finishUnmoved()
    }
    return true
  }
}

/// Draws the nodes that have changed and are not new.
struct DrawingStage: FrameStage {
  unowned let app: AppRuntime

  /// True if nothing must be redrawn.
  var isQuiet: Bool { !app.anyWindow { $0.layout.hasDrawings } }

  func run() -> Bool {
    app.traced("drawing") { app.queue.whileUpdating { app.forEachWindow { $0.layout.runDrawing() } } }
    return true
  }
}

/// Runs the actions that wait until the changes are applied. Their own changes belong to the next round.
struct ActionStage: FrameStage {
  unowned let app: AppRuntime

  var isQuiet: Bool { app.actions.isEmpty && app.graph.isQuiet(.lifecycle) }

  func run() -> Bool {
    app.traced("actions") {
      app.queue.whileUpdating { _ = app.graph.flush(.lifecycle) }
      app.queue.beginRound(after: app.currentRound)
      app.forEachWindow { window in
        window.focus.settle()
        window.lazyContents.settle()
      }
      if app.runsActions { app.actions.drain() } else { app.actions.discard() }
    }
    return true
  }
}
