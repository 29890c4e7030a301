package import RivuletCore

/// A turn and its causes.
package struct TurnRecord: Codable, Sendable {
  /// The turn's number since recording started, beginning with 1.
  package var number = 0
  /// The time on the frame clock, in seconds.
  package var time = 0.0
  package var changes: [ChangeRecord] = []
  /// The bodies that were evaluated, in order.
  package var bodies: [BodyRecord] = []
  /// The bodies that were checked but did not need to be evaluated.
  package var kept: [BodyRecord] = []
  package var counts = TurnCounts()
  /// The painted rectangles, each as x, y, width, and height in points.
  package var damage: [[Double]] = []
  /// The spans in the order in which they ended. Empty without a clock.
  package var spans: [SpanRecord] = []

  package init() {}

  var isEmpty: Bool { changes.isEmpty && bodies.isEmpty && kept.isEmpty && damage.isEmpty && counts.isEmpty }

  /// The duration of the turn in nanoseconds, or nil without a clock.
  package var nanoseconds: UInt64? { spans.last { $0.stage == "turn" }?.length }
}

/// Counts of the work done in a turn.
package struct TurnCounts: Codable, Sendable, Equatable {
  package var rules = 0
  package var measures = 0
  package var placements = 0
  package var drawingEdits = 0
  package var passes = 0

  var isEmpty: Bool { rules == 0 && measures == 0 && placements == 0 && drawingEdits == 0 }
}

/// A body that was evaluated or kept.
package struct BodyRecord: Codable, Sendable {
  /// The number that identifies the body in the inspector's answers.
  package let id: UInt32
  package let view: String
  package let reasons: [TracedBody.Reason]
  /// True for a view in the app, false for one in the library.
  package let isOwn: Bool
  package var nanoseconds: UInt64?
}

/// A part of a turn, with its start and duration in nanoseconds.
package struct SpanRecord: Codable, Sendable {
  package let name: String
  package let stage: String
  package let start: UInt64
  package let length: UInt64
  package let depth: Int
}
