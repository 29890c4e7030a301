import RivuletTree

/// Counters of the work that a tree has performed.
public struct FrameCounters: Sendable, Equatable {
  /// The number of body evaluations of the app's own views and modifiers.
  public internal(set) var bodies = 0
  /// The number of rules that ran.
  public internal(set) var rules = 0
  /// The number of sizes that were computed rather than found in a cache.
  public internal(set) var measures = 0
  /// The number of containers and leaves that were laid out again.
  public internal(set) var placements = 0
  /// The number of node edits in the drawing tree.
  public internal(set) var drawingEdits = 0
  /// The number of body evaluations, keyed by the name of the view's type without its module.
  public internal(set) var bodiesByType: [String: Int] = [:]

  public init() {}
}

extension FrameCounters {
  /// Returns the counts accumulated since `earlier`.
  package func subtracting(_ earlier: FrameCounters) -> FrameCounters {
    var difference = self
    difference.bodies -= earlier.bodies
    difference.rules -= earlier.rules
    difference.measures -= earlier.measures
    difference.placements -= earlier.placements
    difference.drawingEdits -= earlier.drawingEdits
    for (name, count) in earlier.bodiesByType { difference.bodiesByType[name, default: 0] -= count }
    difference.bodiesByType = difference.bodiesByType.filter { $0.value != 0 }
    return difference
  }
}

/// Counts work at low cost while a tree runs. Type names are created only on request.
@MainActor
package struct CounterStore {
  package init() {}

  /// The layout counters; zero unless `ScopeSurroundings.allCounters` has filled them in.
  var layout = LayoutCounters()
  package var drawingEdits = 0
  private var bodies: [ObjectIdentifier: (type: any Any.Type, count: Int)] = [:]
  /// The type whose body was evaluated most recently, and the number of evaluations not yet added to `bodies`. The rows of a list are
  /// evaluated in succession.
  private var latest: (type: any Any.Type, count: Int) = (Never.self, 0)

  package var measures: Int { layout.measures }
  package var placements: Int { layout.placements }

  mutating func countBody(of type: any Any.Type) {
    if latest.type != type {
      noteLatest()
      latest = (type, 0)
    }
    latest.count += 1
  }

  private mutating func noteLatest() {
    if latest.count > 0 { bodies[ObjectIdentifier(latest.type), default: (latest.type, 0)].count += latest.count }
    latest.count = 0
  }

  /// Returns the counters so far. The number of rules comes from the graph.
  package func frameCounters(rules: Int) -> FrameCounters {
    var counters = FrameCounters()
    counters.rules = rules
    counters.measures = measures
    counters.placements = placements
    counters.drawingEdits = drawingEdits
    for (type, count) in bodies.values { counters.add(count, of: type) }
    counters.add(latest.count, of: latest.type)
    return counters
  }
}

extension FrameCounters {
  /// Adds body evaluations for a type.
  fileprivate mutating func add(_ count: Int, of type: any Any.Type) {
    if count == 0 || type is any CountsNoBody.Type { return }
    bodies += count
    bodiesByType[_typeName(type, qualified: false), default: 0] += count
  }
}

/// A library type whose body evaluations don't count as the app's.
package protocol CountsNoBody {}
