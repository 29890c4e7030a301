import RivuletHost

/// A turn of an app and its causes: the changes, the bodies evaluated because of them, and the work that followed.
public struct TurnCauses: Sendable {
  /// A change to a source of truth.
  public struct Change: Sendable {
    /// The view and property that own the source, such as `Counter.count`, or the type of the object.
    public let source: String
    /// The values before and after the change as text, or nil for objects.
    public let oldValue: String?
    public let newValue: String?
    /// The event that led to the change, such as `tap on "Add"`.
    public let event: String
    /// A Boolean value that indicates whether the change was animated.
    public let isAnimated: Bool
    /// The views notified by an object's announcement. Empty for other sources.
    public let readers: [String]
  }

  /// A body that was evaluated.
  public struct Body: Sendable {
    public let view: String
    /// The reasons, in the form that `_printChanges` prints, with the properties that differ listed after `@self`.
    public let reasons: [String]
  }

  /// The changes, in the order in which they were made.
  public let changes: [Change]
  /// The bodies of the app's views that were evaluated, in order.
  public let bodies: [Body]
  /// The app's views that were checked but kept their bodies, because none of their dependencies changed.
  public let kept: [String]
  /// The number of sizes computed, views placed, and drawings edited.
  public let measures: Int
  public let placements: Int
  public let drawingEdits: Int

  init(_ turn: TurnRecord) {
    changes = turn.changes.filter(\.isOwn).map(Change.init)
    bodies = turn.bodies.filter(\.isOwn).map { Body(view: $0.view, reasons: $0.reasons.map(\.text)) }
    kept = turn.kept.filter(\.isOwn).map(\.view)
    (measures, placements, drawingEdits) = (turn.counts.measures, turn.counts.placements, turn.counts.drawingEdits)
  }
}

extension TurnCauses {
  /// True if nothing in the app has changed and nothing was drawn.
  var isEmpty: Bool { changes.isEmpty && bodies.isEmpty && drawingEdits == 0 }
}

extension TurnCauses.Change {
  init(_ change: ChangeRecord) {
    source = change.source
    (oldValue, newValue) = (change.old, change.new)
    event = change.eventText
    (isAnimated, readers) = (change.isAnimated, change.readers)
  }
}

extension TurnCauses: CustomStringConvertible {
  /// A description of the turn in lines of text: each event with its changes, followed by the bodies with their reasons.
  public var description: String {
    var lines: [String] = []
    var event: String?
    for change in changes {
      if change.event != event { lines.append(change.event) }
      event = change.event
      lines.append("  \(change.text)")
    }
    lines += bodies.map { "  body of \($0.view): \($0.reasons.joined(separator: ", "))" }
    return lines.joined(separator: "\n")
  }
}

extension TurnCauses.Change {
  /// A description of the change, such as `Counter.count: 0 → 1`.
  fileprivate var text: String {
    guard let oldValue, let newValue else { return "\(source) changed, read by \(readers.joined(separator: ", "))" }
    return "\(source): \(oldValue) → \(newValue)"
  }
}
