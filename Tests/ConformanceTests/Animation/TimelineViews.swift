import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Views that follow a schedule. The clock of a test begins at the reference date.
  @MainActor struct TimelineViews {
    struct Clock<Schedule: TimelineSchedule>: View {
      let schedule: Schedule
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown {
            TimelineView(schedule) { context in
              let _ = Log.add("\(context.date.timeIntervalSinceReferenceDate)")
              Text("\(context.date.timeIntervalSinceReferenceDate)")
            }
          }
          Button("remove") { isShown = false }
        }
      }
    }

    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    @Test func `a periodic schedule begins with the interval that it is shown in, or with now if it is still to begin`() async {
      let harness = await mount(Clock(schedule: .periodic(from: date(-1.75), by: 1)))
      await harness.advance(by: 2.5)
      #expect(Log.take() == ["-0.75", "0.25", "1.25", "2.25"])
      #expect(harness.texts.first == "2.250000")
      await mount(Clock(schedule: .periodic(from: date(0.25), by: 1))).advance(by: 1.5)
      #expect(Log.take() == ["0.0", "0.25", "1.25"])
    }

    @Test func `a closure may name the context of its own view`() async {
      typealias Own = TimelineView<EveryMinuteTimelineSchedule, Text>
      func hand(of context: Own.Context) -> Text { Text(context.cadence <= .seconds ? "second hand" : "none") }
      let harness = await mount(Own(.everyMinute, content: hand))
      #expect(harness.texts == ["second hand"])
    }

    @Test func `every minute is at its beginning`() async {
      _ = await mount(Clock(schedule: .everyMinute)).advance(by: 120.5)
      #expect(Log.take() == ["0.0", "60.0", "120.0"])
    }

    @Test func `explicit dates are waited for, and those that are past or out of order passed over`() async {
      let dates = [-5, -1, 1, 3, 2, 4].map { date($0) }
      let harness = await mount(Clock(schedule: .explicit(dates)))
      await harness.advance(by: 2)
      #expect(Log.take() == ["-1.0", "1.0"])
      await harness.advance(by: 5)
      #expect(Log.take() == ["3.0", "4.0"])
      let frames = harness.frames.count
      await harness.advance(by: 5)
      #expect(Log.take() == [] && harness.frames.count == frames)
    }

    @Test func `without dates the content is made once, with the present date`() async {
      await mount(Clock(schedule: .explicit([Date]()))).advance(by: 2)
      #expect(Log.take() == ["0.0"])
    }

    @Test func `an animation schedule follows the frames`() async {
      await mount(Clock(schedule: .animation)).advance(by: 0.5)
      let each = Log.take().compactMap(Double.init)
      #expect(each.count == 31)
      #expect(abs((each.last ?? 0) - 0.5) < 1e-6)
      await mount(Clock(schedule: .animation(minimumInterval: 0.1))).advance(by: 0.5)
      #expect(Log.take().count == 6)
    }

    struct Pausing: View {
      @State private var isPaused = false

      var body: some View {
        VStack {
          TimelineView(.animation(paused: isPaused)) { context in
            let _ = Log.add("\(context.date.timeIntervalSinceReferenceDate)")
            Text("\(context.date.timeIntervalSinceReferenceDate)")
          }
          Button("toggle") { isPaused.toggle() }
        }
      }
    }

    @Test func `a paused animation schedule asks for no frame, and goes on`() async throws {
      let harness = await mount(Pausing())
      await harness.advance(by: 0.5)
      try await harness.tap("toggle")
      await harness.advance(by: 0.1)
      _ = Log.take()
      let frames = harness.frames.count
      await harness.advance(by: 1)
      #expect(Log.take() == [] && harness.frames.count == frames)
      try await harness.tap("toggle")
      _ = Log.take()
      await harness.advance(by: 0.5)
      #expect(Log.take().count == 30)
    }

    /// A clock that begins with Foundation's present date and shows the seconds since then.
    struct Elapsed<Schedule: TimelineSchedule>: View {
      let start: Date
      let schedule: Schedule

      init(_ make: (Date) -> Schedule) {
        start = .now
        schedule = make(start)
      }

      var body: some View {
        TimelineView(schedule) { context in
          let _ = Log.add("\(context.date.timeIntervalSince(start))")
          Text("\(context.date.timeIntervalSince(start))")
        }
      }
    }

    /// The dates that were noted, and those times of the harness's clock at which frames were shown.
    private func course(of view: some View, for seconds: Double) async -> (dates: [String], times: [Double]) {
      let harness = await mount(view)
      harness.resetCounters()
      let start = harness.frames.last?.time ?? 0
      _ = Log.take()
      await harness.advance(by: seconds)
      return (Log.take(), harness.frames.map { ((($0.time - start) * 1000).rounded() / 1000) })
    }

    @Test func `a schedule of Foundation's dates comes on the clock of the harness`() async {
      let periodic = await course(of: Elapsed { .periodic(from: $0, by: 1) }, for: 3.5)
      #expect(periodic.dates == ["1.0", "2.0", "3.0"])
      let explicit = await course(of: Elapsed { start in .explicit([1, 2, 4].map { start + $0 }) }, for: 4.5)
      #expect(explicit.dates == ["1.0", "2.0", "4.0"])
      let later = await course(of: Elapsed { .periodic(from: $0 + 5, by: 2) }, for: 4.5)
      #expect(later.dates == [])
      let long = await course(of: Elapsed { .periodic(from: $0 + 5, by: 2) }, for: 9.5)
      #expect(long.dates == ["5.0", "7.0", "9.0"])
      let past = await course(of: Elapsed { .periodic(from: $0 - 86_400, by: 0.5) }, for: 1.2)
      #expect(past.dates.count == 2)
    }

    /// A schedule of an app.
    struct Doubling: TimelineSchedule {
      let start: Date

      func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [0, 1, 2, 4, 8].map { start + $0 } }
    }

    @Test func `a schedule of an app over Foundation's dates comes too, as often as it is shown anew`() async throws {
      #expect(await course(of: Elapsed { Doubling(start: $0) }, for: 5).dates == ["1.0", "2.0", "4.0"])
      struct Renewed: View {
        @State private var n = 0
        var body: some View {
          VStack {
            TimelineView(.periodic(from: .now, by: 1)) { context in
              let _ = Log.add("\(context.date.timeIntervalSinceReferenceDate)")
              Text("date")
            }
            Button("again \(n)") { n += 1 }
          }
        }
      }
      let harness = await mount(Renewed())
      await harness.advance(by: 2.5)
      #expect(Log.take().count == 3)
      try await harness.tap("again 0")
      _ = Log.take()
      // The body has made another schedule, which begins when it was shown.
      await harness.advance(by: 2.5)
      #expect(Log.take().count == 2)
    }

    @Test func `a harness may begin at a date, which timelines and texts of time show`() async {
      let harness = ViewHarness(Clock(schedule: .everyMinute), now: date(86_430))
      _ = Log.take()
      await harness.settle()
      await harness.advance(by: 61)
      #expect(Log.take() == ["86400.0", "86460.0"])
    }

    @Test func `a view that is gone asks for nothing`() async throws {
      func expectRest(_ schedule: some TimelineSchedule) async throws {
        let harness = await mount(Clock(schedule: schedule))
        await harness.advance(by: 0.5)
        try await harness.tap("remove")
        await harness.advance(by: 0.1)
        _ = Log.take()
        let frames = harness.frames.count
        await harness.advance(by: 3)
        #expect(Log.take() == [] && harness.frames.count == frames)
      }
      try await expectRest(.animation)
      try await expectRest(.periodic(from: date(0), by: 1))
    }

    @Test func `an interval that is none is told, and has one date`() async {
      for interval in [0, -1, Double.nan, .infinity] {
        let harness = await mount(Clock(schedule: .periodic(from: date(0), by: interval)))
        await harness.advance(by: 1)
        #expect(Log.take() == ["0.0"])
        #expect(harness.runtimeIssues.map(\.kind) == [.invalidValue])
      }
      for interval in [-1, Double.nan] {
        await mount(Clock(schedule: .animation(minimumInterval: interval))).advance(by: 0.1)
        #expect(Log.take().count == 7)
      }
      await mount(Clock(schedule: .animation(minimumInterval: .infinity))).advance(by: 0.1)
      #expect(Log.take() == ["0.0"])
    }

    struct Endless: TimelineSchedule {
      let date: Date

      func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, Void> { sequence(state: ()) { [date] _ in date } }
    }

    @Test func `a schedule that never gets on ends with a report`() async {
      let past = await mount(Clock(schedule: Endless(date: .distantPast)))
      await past.advance(by: 1)
      #expect(past.runtimeIssues.map(\.kind) == [.invalidValue])
      for strange in [Double.nan, -.infinity, .infinity] {
        let harness = await mount(Clock(schedule: Endless(date: date(strange))))
        await harness.advance(by: 1)
        #expect(harness.texts.first == "0.000000")
      }
      let fast = await mount(Clock(schedule: .periodic(from: date(0), by: 1e-12)))
      await fast.advance(by: 0.1)
      let far = await mount(Clock(schedule: .explicit([Date.distantPast, .distantFuture])))
      await far.advance(by: 0.1)
      #expect(far.runtimeIssues.isEmpty)
    }

    @Test func `schedules give the dates from around a date on`() {
      let half = PeriodicTimelineSchedule(from: date(30), by: 60)
      #expect(Array(half.entries(from: date(1515), mode: .normal).prefix(3)) == [1470, 1530, 1590].map { date($0) })
      #expect(Array(half.entries(from: date(-45), mode: .normal).prefix(2)) == [30, 90].map { date($0) })
      #expect(Array(EveryMinuteTimelineSchedule().entries(from: date(61), mode: .normal).prefix(2)) == [60, 120].map { date($0) })
      let frames = AnimationTimelineSchedule(minimumInterval: 0.5)
      #expect(Array(frames.entries(from: date(1), mode: .normal).prefix(2)) == [1, 1.5].map { date($0) })
      #expect(Array(frames.entries(from: date(1), mode: .lowFrequency)).isEmpty)
      #expect(Array(AnimationTimelineSchedule(paused: true).entries(from: date(1), mode: .normal)).isEmpty)
    }

    private struct Counting: View {
      @State private var ticks = 0

      var body: some View {
        VStack {
          Text("ticks \(ticks)")
          TimelineView(.periodic(from: .now, by: 1)) { context in
            Text("face").onChange(of: context.date) { ticks += 1 }
          }
        }
      }
    }

    @Test func `a tick that makes its own schedule anew is one tick`() async {
      let harness = await mount(Counting())
      await harness.advance(by: 3.5)
      #expect(harness.texts == ["ticks 3", "face"])
      #expect(harness.runtimeIssues.isEmpty)
    }

    /// Texts and progress with dates that the app reads from Foundation.
    private struct Stopwatch: View {
      @State private var start = Date()
      @State private var isLater = false

      var body: some View {
        VStack {
          Text(start, style: .timer)
          Text(start.addingTimeInterval(90), style: .relative)
          Text(timerInterval: start...start.addingTimeInterval(60))
          Text("gone \(Text(start, style: .timer))")
          ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false, label: { Text("progress") }) {
            Text("value")
          }
          Button(isLater ? "later" : "now") { isLater = true }
        }
      }
    }

    @Test func `dates that the app reads pass as time passes`() async throws {
      let harness = await mount(Stopwatch())
      #expect(harness.texts.prefix(4) == ["0:00", "1 min, 30 sec", "1:00", "gone 0:00"])
      await harness.advance(by: 2.5)
      #expect(harness.texts.prefix(4) == ["0:02", "1 min, 28 sec", "0:58", "gone 0:02"])
      try await harness.tap("now")
      await harness.advance(by: 2.5)
      #expect(harness.texts.prefix(4) == ["0:05", "1 min, 25 sec", "0:55", "gone 0:05"])
      #expect(harness.value(of: "progress") == "50%")
    }

    @Test func `slower cadences are greater`() {
      typealias Cadence = TimelineViewDefaultContext.Cadence
      #expect(Cadence.live < .seconds && Cadence.seconds < .minutes)
    }
  }
}
