package import RivuletCore

/// A turn and its causes.
package struct TurnRecord: Codable, Sendable {
  /// The number of the turn since recording started, counted from 1.
  package var number = 0
  /// The time on the frame clock, in seconds.
  package var time = 0.0
  package var changes: [ChangeRecord] = []
  /// The evaluated bodies, in order.
  package var bodies: [BodyRecord] = []
  /// The bodies that were checked and did not need evaluation.
  package var kept: [BodyRecord] = []
  package var counts = TurnCounts()
  /// The painted areas as x, y, width and height, in points.
  package var damage: [[Double]] = []
  /// The spans in the order in which they ended; empty without a clock.
  package var spans: [SpanRecord] = []

  package init() {}

  var isEmpty: Bool { changes.isEmpty && bodies.isEmpty && kept.isEmpty && damage.isEmpty && counts.isEmpty }

  /// The time that the turn took, in nanoseconds; nil without a clock.
  package var nanoseconds: UInt64? { spans.last { $0.stage == "turn" }?.length }

  /// Adds a change. A change that several readers of one object announce counts once.
  mutating func add(_ change: ChangeRecord) {
    if let index = changes.lastIndex(where: { $0.isSameAnnouncement(as: change) }) {
      for reader in change.readers where !changes[index].readers.contains(reader) { changes[index].readers.append(reader) }
    } else {
      changes.append(change)
    }
  }
}

/// The counted work of a turn.
package struct TurnCounts: Codable, Sendable, Equatable {
  package var rules = 0
  package var measures = 0
  package var placements = 0
  package var drawingEdits = 0
  package var passes = 0

  var isEmpty: Bool { rules == 0 && measures == 0 && placements == 0 && drawingEdits == 0 }
}

/// An evaluated or kept body.
package struct BodyRecord: Codable, Sendable {
  /// The number that identifies the body in answers about the tree.
  package let id: UInt32
  package let view: String
  package let reasons: [TracedBody.Reason]
  /// True for a view in the app, false for a view in the library.
  package let isOwn: Bool
  package var nanoseconds: UInt64?
}

/// A part of a turn and its duration, in nanoseconds.
package struct SpanRecord: Codable, Sendable {
  package let name: String
  package let stage: String
  package let start: UInt64
  package let length: UInt64
  package let depth: Int
}
