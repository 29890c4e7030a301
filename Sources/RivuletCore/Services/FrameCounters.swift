import RivuletTree

/// What a tree has done since the last reset, counted.
public struct FrameCounters: Sendable, Equatable {
  /// Evaluations of the bodies of the app's own views and modifiers.
  public internal(set) var bodies = 0
  /// Rules of the graph that ran.
  public internal(set) var rules = 0
  /// Sizes that were computed rather than remembered.
  public internal(set) var measures = 0
  /// Containers and leaves that were placed anew.
  public internal(set) var placements = 0
  /// Nodes of the drawing tree that were edited.
  public internal(set) var drawingEdits = 0
  /// Evaluations of bodies by the name of the view's type, without its module.
  public internal(set) var bodiesByType: [String: Int] = [:]

  public init() {}
}

extension FrameCounters {
  /// What was counted since `earlier`.
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

/// Counts cheaply while a tree runs; names are made only when somebody asks.
@MainActor
package struct CounterStore {
  package init() {}

  /// Those of layout, where they were added.
  var layout = LayoutCounters()
  package var drawingEdits = 0
  private var bodies: [ObjectIdentifier: (type: any Any.Type, count: Int)] = [:]
  /// The type of which a body was evaluated last, and how many are not in `bodies` yet: rows come one after the other.
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

  /// The counters so far; rules are counted by the graph.
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
  /// Adds evaluations of bodies of a type.
  fileprivate mutating func add(_ count: Int, of type: any Any.Type) {
    if count == 0 || type is any CountsNoBody.Type { return }
    bodies += count
    bodiesByType[_typeName(type, qualified: false), default: 0] += count
  }
}

/// Something of the library that has a body; evaluations of it are not counted as the app's.
package protocol CountsNoBody {}
