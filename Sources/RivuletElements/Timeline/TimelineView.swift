import Combine
public import Foundation
public import RivuletCore
import RivuletGraph

/// A view that updates its content at the dates of a schedule.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// The date and the cadence for which the content is created.
  public struct Context {
    /// The rate at which timeline views can be updated. Slower rates compare as greater.
    public enum Cadence: Comparable, Sendable {
      /// A rate of continuous updates.
      case live
      /// A rate of about one update per second.
      case seconds
      /// A rate of about one update per minute.
      case minutes
    }

    /// The schedule's date for which the content is created. Before the first date, it is the current date.
    public let date: Date
    /// The rate at which the view can be updated.
    public let cadence: Cadence
  }
}

/// The context of a timeline view, independent of the view's generic types.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TimelineView: View where Content: View {
  public typealias Body = Never

  /// Creates a view that updates its content at the dates of a schedule.
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// Creates a view that updates its content at the dates of a schedule, for closures with the context type of this view.
  @_disfavoredOverload
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content) {
    self.init(schedule) { context in content(Context(date: context.date, cadence: Context.Cadence(context.cadence))) }
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let frame = inputs.makeRule(TimelineRule(view: view.attribute, scope: inputs.scope))
    let body = inputs.makeBody(TimelineFrameBody<Content>.self, of: _GraphValue(frame))
    return Content._makeViewList(view: body, inputs: &inputs)
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TimelineView.Context.Cadence {
  /// Creates the cadence of this view type from a cadence of another view type.
  fileprivate init(_ cadence: TimelineViewDefaultContext.Cadence) {
    self =
      switch cadence {
      case .live: .live
      case .seconds: .seconds
      case .minutes: .minutes
      }
  }
}

@available(*, unavailable)
extension TimelineView: Sendable {}

@available(*, unavailable)
extension TimelineView.Context: Sendable {}

/// The content of a timeline view, and the date for which it is created.
private struct TimelineFrame<Content: View>: CountsNoBody {
  let content: (TimelineViewDefaultContext) -> Content
  let date: Date
}

private enum TimelineFrameBody<Content: View>: BodyAccessor {
  static func body(of frame: TimelineFrame<Content>) -> Content {
    frame.content(TimelineViewDefaultContext(date: frame.date, cadence: .live))
  }
}

/// A rule that creates the content for the last due date of the schedule, and runs again at the next date.
@MainActor
private struct TimelineRule<Schedule: TimelineSchedule, Content: View>: @MainActor ViewValueRule {
  let view: Attribute<TimelineView<Schedule, Content>>
  let scope: Scope
  private var schedule: Schedule?
  private var dates = TimelineDates<Schedule.Entries.Iterator>()
  /// The date of the content.
  private var date = Date.distantPast
  /// The turn in which the date last changed.
  private var turn: Int?
  private var ticker: TextTicker?
  private var frames: FrameTicker?

  init(view: Attribute<TimelineView<Schedule, Content>>, scope: Scope) {
    self.view = view
    self.scope = scope
  }

  mutating func update(_ output: borrowing RuleOutput<TimelineFrame<Content>>) {
    let view = view.value
    let clock = CombineTime.source
    let now = clock.date
    let previous = dates
    if schedule.map({ ViewComparison.areEqual($0, view.schedule) }) != true {
      schedule = view.schedule
      frames?.stop()
      (ticker, frames) = (nil, nil)
      if view.schedule is AnimationTimelineSchedule {
        dates.begin(at: now)
      } else {
        dates.begin(at: now, foundationDate: clock.foundationDate) { view.schedule.entries(from: $0, mode: .normal).makeIterator() }
      }
    }
    if let animation = view.schedule as? AnimationTimelineSchedule {
      follow(animation, at: now)
    } else {
      dates.advance(to: now)
      let soonest = now + TimelineDates<Schedule.Entries.Iterator>.shortest
      ticker = dates.upcomingOnClock.flatMap { TextTicker(at: max($0, soonest), in: scope.tree) }
    }
    changeDate(after: previous)
    output.set(TimelineFrame(content: view.content, date: date))
  }

  /// Sets the date of the content if a date has come due. A change of the date may cause the app to create a schedule that starts now. The
  /// first date of that schedule is the same moment, and does not change the date again in the same turn.
  private mutating func changeDate(after previous: TimelineDates<Schedule.Entries.Iterator>) {
    guard dates.current != previous.current else { return }
    let current = scope.tree.queue.turn
    if turn == current, dates.coincides(of: previous) { return }
    (date, turn) = (dates.current, current)
  }

  /// Schedules the next frame with the host's clock instead of a timer.
  private mutating func follow(_ animation: AnimationTimelineSchedule, at now: Date) {
    if animation.isPaused || animation.interval == .infinity { return }
    let due = dates.current.addingTimeInterval(animation.interval - TimelineDates<Schedule.Entries.Iterator>.tolerance)
    if now >= due { dates.current = now }
    if frames == nil { frames = FrameTicker(in: scope, interval: animation.interval) }
  }
}
