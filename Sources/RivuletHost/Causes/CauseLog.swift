import Dispatch
package import Foundation
package import RivuletCore

/// A log of an app's turns and their causes: events, changes, bodies, layout, damage, and durations.
///
/// The log keeps only the most recent turns. An app has a log only while a test, a tool, or the inspector requests causes.
@MainActor
package final class CauseLog: Tracer {
  /// The maximum number of turns to keep.
  package static let limit = 1_000

  /// The finished turns, oldest first.
  package private(set) var turns: [TurnRecord] = []
  /// The number of turns that have ended, including those that were not kept.
  package private(set) var turnCount = 0
  /// Called after each turn that did any work.
  package var onTurn: (TurnRecord) -> Void = { _ in }
  /// True while the next turn is expected to do nothing but show a tool's drawing. That turn is not recorded.
  package var expectsOwnTurn = false
  /// A tracer to which spans are forwarded, such as a trace file.
  private let other: (any Tracer)?
  /// A closure that returns the time in nanoseconds, or nil to omit times so that running a script repeatedly produces identical logs.
  private let clock: (() -> UInt64)?
  private weak var app: AppRuntime?
  private let names = SourceNames()

  private nonisolated let pending = PendingChanges()
  private var events: [TracedEvent] = []
  private var current = TurnRecord()
  private var spans: [(name: StaticString, type: (any Any.Type)?, start: UInt64)] = []
  private var former = TracedTurn()

  /// Creates a log. Without a clock, spans have no times.
  package init(forwardingTo other: (any Tracer)? = nil, clock: (() -> UInt64)? = { DispatchTime.now().uptimeNanoseconds }) {
    (self.other, self.clock) = (other, clock)
  }

  /// Starts recording an app's turns.
  package func follow(_ app: AppRuntime) {
    self.app = app
    app.trace(with: self)
  }

  /// Stops recording. The recorded turns remain available.
  package func stop() {
    app?.trace(with: other)
  }

  /// Removes all recorded turns.
  package func removeAll() { turns.removeAll() }
}

// MARK: - Spans

extension CauseLog {
  package nonisolated var causes: (any CauseRecorder)? { self }

  package func begin(_ name: StaticString, of type: (any Any.Type)?) {
    other?.begin(name, of: type)
    if type == nil, !pending.isEmpty { takeChanges() }
    spans.append((name, type, clock?() ?? 0))
  }

  package func end() {
    other?.end()
    guard let span = spans.popLast() else { return }
    guard let clock else { return }
    let name = span.type.map { TracedType.of($0).name } ?? "\(span.name)"
    let now = clock()
    current.spans.append(SpanRecord(name: name, stage: "\(span.name)", start: span.start, length: now - span.start, depth: spans.count))
    if span.type != nil, !current.bodies.isEmpty, let index = current.bodies.lastIndex(where: { $0.view == name && $0.nanoseconds == nil })
    {
      current.bodies[index].nanoseconds = now - span.start
    }
  }

  package func frameIsShown() { other?.frameIsShown() }
}

// MARK: - Causes

extension CauseLog: CauseRecorder {
  package func begin(_ event: TracedEvent) {
    events.append(event)
    pending.setEvent(event)
  }

  package func endEvent() {
    _ = events.popLast()
    pending.setEvent(events.last)
  }

  package nonisolated func record(_ change: TracedChange) { pending.append(change) }

  package nonisolated func record(_ reader: TracedReader, of announcement: UInt) -> Bool { pending.append(reader, of: announcement) }

  package func record(_ body: TracedBody) {
    current.bodies.append(BodyRecord(id: body.id, view: body.name, reasons: body.reasons, isOwn: body.isOwn))
  }

  package func recordKept(_ body: TracedBody) {
    current.kept.append(BodyRecord(id: body.id, view: body.name, reasons: [], isOwn: body.isOwn))
  }

  package func recordDamage(_ areas: [CGRect]) {
    current.damage += areas.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } }
  }

  package func endTurn(_ turn: TracedTurn) {
    takeChanges()
    current.time = turn.time
    current.counts = TurnCounts(
      rules: turn.rules - former.rules, measures: turn.measures - former.measures, placements: turn.placements - former.placements,
      drawingEdits: turn.drawingEdits - former.drawingEdits, passes: turn.passes)
    former = turn
    defer { current = TurnRecord() }
    turnCount += 1
    current.number = turnCount
    let isOwn = expectsOwnTurn && current.changes.isEmpty && current.bodies.isEmpty && current.kept.isEmpty
    expectsOwnTurn = false
    guard !current.isEmpty, !isOwn else { return }
    if turns.count == Self.limit { turns.removeFirst(Self.limit / 10) }
    turns.append(current)
    onTurn(current)
  }

  /// Adds the pending changes to the current turn, along with the names of their sources.
  private func takeChanges() {
    for pending in pending.takeAll() { current.changes.append(ChangeRecord(pending, name: names.name(of: pending.change))) }
  }
}

extension CauseRecorder {
  /// Records the areas that a frame paints inside a window of the given size. What lies outside isn't painted.
  @MainActor package func recordDamage(_ areas: [CGRect], within size: CGSize) {
    let window = CGRect(origin: .zero, size: size)
    recordDamage(areas.map { $0.intersection(window) }.filter { !$0.isNull && !$0.isEmpty })
  }
}
