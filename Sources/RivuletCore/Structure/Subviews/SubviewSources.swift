/// The subview sources of an app whose views have changed.
///
/// Each source is added only once. The cost of processing all sources is proportional to their number, even if many belong to one scope.
@MainActor
final class SubviewSources: Companion {
  /// The sources of one scope, in the order in which they changed.
  private struct Queue {
    let scope: Scope
    var sources: [SubviewSource]
    /// The number of sources that have been processed.
    var takenCount = 0
  }

  /// The queues of all scopes at one depth, in the order of their first changes.
  private struct Level {
    var queues: [Queue] = []
    /// The indices of the queues, keyed by scope.
    var positions: [ObjectIdentifier: Int] = [:]

    mutating func append(_ queue: Queue) {
      positions[ObjectIdentifier(queue.scope)] = queues.count
      queues.append(queue)
    }
  }

  private var levels: [Int: Level] = [:]

  nonisolated init() {}

  var isEmpty: Bool { levels.isEmpty }

  /// Adds a source, unless it is already waiting.
  func changed(_ source: SubviewSource) {
    if source.isWaiting { return }
    source.isWaiting = true
    let scope = source.scope
    if let position = levels[scope.depth]?.positions[ObjectIdentifier(scope)] {
      levels[scope.depth]?.queues[position].sources.append(source)
    } else {
      levels[scope.depth, default: Level()].append(Queue(scope: scope, sources: [source]))
    }
  }

  /// Collects the innermost sources first, because the enclosing sources show their views. Returns false if no sources are waiting.
  func collectInnermost() -> Bool {
    while let depth = levels.keys.max(), let level = levels.removeValue(forKey: depth) {
      var (taken, rest) = ([SubviewSource](), Level())
      for var queue in level.queues {
        if queue.scope.isRemoved {
          for source in queue.sources[queue.takenCount...] { source.isWaiting = false }
          continue
        }
        // Of several sources in one scope, the first was built inside the others.
        let first = queue.sources[queue.takenCount]
        first.isWaiting = false
        taken.append(first)
        queue.takenCount += 1
        if queue.takenCount < queue.sources.count { rest.append(queue) }
      }
      if !rest.queues.isEmpty { levels[depth] = rest }
      if taken.isEmpty { continue }
      for source in taken { source.collect() }
      return true
    }
    return false
  }
}

extension AppRuntime {
  var subviews: SubviewSources { companions.find(SubviewSources()) }
}
