/// What was queued in a lane, and which attributes there were.
package struct LaneMark {
  fileprivate let lane: Lane
  fileprivate let count: Int
  fileprivate let sequence: UInt32
}

/// Sinks of a lane that a rule has made in its run and runs before it ends: what was made is in the cache still. The rule needs nothing of their
/// values.
///
/// They are run in parts, in order of creation: each part with those that its own sinks make.
package struct NewSinks {
  private let state: UnsafeMutablePointer<GraphState>
  private let queue: UnsafeMutablePointer<LaneQueue>
  private let first: LaneMark
  /// Where those end that were made before the first part ran.
  private let end: Int
  private var next: Int
  /// Where those stand that are made by others of them.
  private var further: Int

  fileprivate init(_ state: UnsafeMutablePointer<GraphState>, since mark: LaneMark) {
    self.state = state
    queue = state.pointee.lanes + Int(mark.lane.index)
    first = mark
    next = mark.count
    end = queue.pointee.count
    further = end
  }

  /// Runs those that were made before the mark, or all, and then those that these have made.
  package mutating func run(before mark: LaneMark? = nil) {
    // By index: who runs may queue others, and so move the queue.
    let last = mark?.count ?? end
    while next < last {
      next += 1
      run(at: next - 1)
    }
    while further < queue.pointee.count {
      further += 1
      run(at: further - 1)
    }
  }

  private func run(at place: Int) {
    let slot = queue.pointee.slot(at: place)
    if slot.pointee.sequence >= first.sequence { state.runNewSink(slot) }
  }

  /// Leaves what was there before to the lane. To be called when all have run.
  package func finish() {
    var kept = first.count
    for place in first.count..<queue.pointee.count {
      let slot = queue.pointee.slot(at: place)
      guard slot.pointee.flags.isAny(of: .isQueued) else { continue }
      queue.pointee.keep(slot, at: kept)
      kept += 1
    }
    queue.pointee.cut(to: kept)
  }
}

// Asked of a subgraph, as is what makes the sinks: the graph would be counted as used each time.

extension Subgraph {
  /// How far a lane of the graph is filled; what is made from here on can be run at once.
  package func mark(in lane: Lane) -> LaneMark {
    checkGraph()
    engine.checkLane(lane)
    return LaneMark(lane: lane, count: engine.pointee.lanes[Int(lane.index)].count, sequence: engine.pointee.nextSequence)
  }

  /// The sinks of a lane that were made since the mark, to be run by the rule that runs, which has made the mark in this run.
  package func newSinks(since mark: LaneMark) -> NewSinks { NewSinks(engine, since: mark) }
}
