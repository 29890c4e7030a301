import Combine
public import Foundation
public import RivuletCore
import RivuletGraph

/// A view that makes its content anew at the dates of a schedule.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// What the content is made for.
  public struct Context {
    /// How often timeline views can be made anew; slower ones are greater.
    public enum Cadence: Comparable, Sendable {
      /// All the time.
      case live
      /// About once a second.
      case seconds
      /// About once a minute.
      case minutes
    }

    /// The date of the schedule that the content is made for; before the first, that of now.
    public let date: Date
    /// How often the view can be made anew.
    public let cadence: Cadence
  }
}

/// What the content of a timeline view is made for.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TimelineView: View where Content: View {
  public typealias Body = Never

  /// A view that makes its content anew at the dates of a schedule.
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// A view that makes its content anew at the dates of a schedule, for closures that name the context of this very view.
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
  /// The cadence of any timeline view as that of this one.
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

/// A content, and the date that it is made for.
private struct TimelineFrame<Content: View>: CountsNoBody {
  let content: (TimelineViewDefaultContext) -> Content
  let date: Date
}

private enum TimelineFrameBody<Content: View>: BodyAccessor {
  static func body(of frame: TimelineFrame<Content>) -> Content {
    frame.content(TimelineViewDefaultContext(date: frame.date, cadence: .live))
  }
}

/// Makes the content for the date of the schedule that has come last, and runs again when the next comes.
@MainActor
private struct TimelineRule<Schedule: TimelineSchedule, Content: View>: @MainActor ViewValueRule {
  let view: Attribute<TimelineView<Schedule, Content>>
  let scope: Scope
  private var schedule: Schedule?
  private var dates = TimelineDates<Schedule.Entries.Iterator>()
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
    output.set(TimelineFrame(content: view.content, date: dates.current))
  }

  /// Frames come by the clock of the host, not by a timer.
  private mutating func follow(_ animation: AnimationTimelineSchedule, at now: Date) {
    if animation.isPaused || animation.interval == .infinity { return }
    let due = dates.current.addingTimeInterval(animation.interval - TimelineDates<Schedule.Entries.Iterator>.tolerance)
    if now >= due { dates.current = now }
    if frames == nil { frames = FrameTicker(in: scope, interval: animation.interval) }
  }
}
