import RivuletTesting
import SwiftUI
import Testing

/// The harness's clock, and what it waits for.
@MainActor
struct TimeTests {
  private struct Ticking: View {
    let interval: Double
    let note: (String) -> Void
    @State private var timer: Publishers.Autoconnect<Timer.TimerPublisher>
    @State private var count = 0

    init(every interval: Double, note: @escaping (String) -> Void) {
      self.interval = interval
      self.note = note
      _timer = State(initialValue: Timer.publish(every: interval, on: .main, in: .common).autoconnect())
    }

    var body: some View {
      let _ = note("\(interval):\(count)")
      Text("\(count)").onReceive(timer) { _ in count += 1 }
    }
  }

  @Test func `timers fire at their own instants, in order, each followed by a turn`() async {
    var log: [String] = []
    let harness = ViewHarness(
      VStack {
        Ticking(every: 0.3) { log.append($0) }
        Ticking(every: 0.5) { log.append($0) }
      })
    await harness.settle()
    log.removeAll()
    harness.resetCounters()
    await harness.advance(by: 1)
    #expect(log == ["0.3:1", "0.5:1", "0.3:2", "0.3:3", "0.5:2"])
    let times = harness.frames.map { ($0.time * 1000).rounded() / 1000 }
    #expect(times == [0.3, 0.5, 0.6, 0.9, 1])
  }

  @Test func `a clock that is not moved stands still`() async {
    var log: [String] = []
    let harness = ViewHarness(Ticking(every: 0.001) { log.append($0) })
    await harness.settle()
    await harness.settle()
    #expect(log == ["0.001:0"])
  }

  private struct Chained: View {
    @State private var n = 0
    var body: some View {
      Text("\(n)").onAppear(perform: step)
    }

    private func step() {
      DispatchQueue.main.async {
        n += 1
        if n < 40 { step() }
      }
    }
  }

  @Test func `settling waits for chains of jobs on the main queue`() async {
    let harness = ViewHarness(Chained())
    await harness.settle()
    #expect(harness.texts == ["40"])
  }

  private struct Loading: View {
    @State private var text = "loading"
    var body: some View {
      Text(text).task {
        for _ in 0..<10 { await Task.yield() }
        text = "loaded"
      }
    }
  }

  @Test func `settling waits for tasks of the main actor`() async {
    let harness = ViewHarness(Loading())
    await harness.settle()
    #expect(harness.texts == ["loaded"])
  }

  private struct Listening: View {
    let words: AsyncStream<String>
    @State private var text = "nothing"
    var body: some View {
      Text(text).task {
        for await word in words { text = word }
      }
    }
  }

  @Test func `waiting is for what other threads do`() async throws {
    let (words, speaker) = AsyncStream.makeStream(of: String.self)
    let harness = ViewHarness(Listening(words: words))
    await harness.settle()
    #expect(harness.texts == ["nothing"])
    DispatchQueue.global().async { speaker.yield("word") }
    try await harness.wait(timeout: .seconds(600)) { harness.texts == ["word"] }
    speaker.finish()
  }

  private struct Scheduling: View {
    @State private var count = 0
    @State private var timer: Timer?
    var body: some View {
      Text("\(count)")
        .onAppear {
          timer = Timer.scheduledTimer(withTimeInterval: 0.002, repeats: true) { _ in MainActor.assumeIsolated { count += 1 } }
        }
        .onChange(of: count) { if count >= 3 { timer?.invalidate() } }
    }
  }

  @Test func `waiting runs the timers of Foundation`() async throws {
    let harness = ViewHarness(Scheduling())
    await harness.settle()
    #expect(harness.texts == ["0"])
    try await harness.wait(timeout: .seconds(600)) { harness.texts.contains { Int($0) ?? 0 >= 3 } }
  }

  @Test func `waiting in vain is an error that lists what is there`() async {
    let harness = ViewHarness(
      VStack {
        Text("x")
        Button("go") {}
      })
    do {
      try await harness.wait(timeout: .milliseconds(1)) { false }
      Issue.record("The wait came to an end.")
    } catch {
      #expect("\(error)" == "The condition did not become true within 0.001 seconds. Present: text \"x\", button \"go\".")
    }
  }

  private struct Pushing: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Open") {
          VStack {
            ProgressView()
            Button("inside") {}
          }
        }
      }
    }
  }

  @Test func `a harness rests when what moves has come to its end`() async throws {
    let harness = ViewHarness(Pushing())
    try await harness.tap("Open")
    do {
      try await harness.tap("inside")
      Issue.record("A screen on its way was tapped.")
    } catch {
      let sentence = "tap found \"inside\", but it can't be touched while views are moving. Let them settle with rest() or advance(by:)."
      #expect("\(error)".hasPrefix(sentence))
    }
    #expect(await harness.rest())
    try await harness.tap("inside")
    harness.resetCounters()
    #expect(await harness.rest())
    #expect(harness.frames.isEmpty)
  }

  @Test func `a limit ends the motion that never rests`() async {
    let harness = ViewHarness(PhaseAnimator([1.0, 0.5]) { Text("round").opacity($0) })
    #expect(await !harness.rest(within: 0.1))
  }

  private struct Hurrying: View {
    @State private var count = 0
    @State private var isAway = false
    var body: some View {
      VStack {
        Text("\(count)")
        if !isAway { Text("leaving") }
      }
      .onReceive(Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()) { _ in count += 1 }
      .onAppear { withAnimation(.linear(duration: 0.05)) { isAway = true } }
    }
  }

  @Test func `the clock goes on while a test waits`() async throws {
    let harness = ViewHarness(Hurrying())
    await harness.settle()
    #expect(Set(harness.texts) == ["0", "leaving"])
    try await harness.wait(timeout: .seconds(600)) { harness.texts.count == 1 && Int(harness.texts[0]) ?? 0 >= 10 }
  }

  @Test func `a drag takes its time and moves with each frame`() async {
    var values: [Double] = []
    let binding = Binding<Double>(get: { values.last ?? 0 }, set: { values.append($0) })
    let harness = ViewHarness(Slider(value: binding).frame(width: 127).accessibilityIdentifier("slider"))
    await harness.settle()
    let frame = harness.frame(of: "slider") ?? .zero
    let start = CGPoint(x: frame.minX + 13.5, y: frame.midY)
    await harness.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y), duration: 0.1)
    #expect(values.count == 6)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs((values.last ?? 0) - 0.6) < 1e-9)
  }

  @Test func `an event is one turn`() async {
    struct Two: View {
      let subject: PassthroughSubject<Int, Never>
      let note: (Int) -> Void
      @State private var n = 0
      var body: some View {
        let _ = note(n)
        Text("\(n)").onReceive(subject) { n = $0 }
      }
    }
    var log: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let harness = ViewHarness(Two(subject: subject) { log.append($0) })
    await harness.settle()
    await harness.turn {
      subject.send(1)
      subject.send(2)
    }
    #expect(log == [0, 2])
  }
}
