import Combine
import RivuletAnimation
import RivuletCore
import Testing

@MainActor
struct LifecycleTests {
  struct Nested: View {
    let log: Log

    var body: some View {
      Group {
        Group {
          Box(name: "leaf").onAppear { log.add("leaf appear") }.onChange(of: 1, initial: true) { log.add("leaf change") }
        }
        .onChange(of: 2, initial: true) { log.add("mid change") }.onAppear { log.add("mid appear") }
      }
      .onAppear { log.add("top appear") }
    }
  }

  @Test func `inner actions run before outer ones, modifiers in writing order (B5.03, B5.04)`() {
    let log = Log()
    _ = TestTree(Nested(log: log))
    #expect(log.take() == "leaf appear, leaf change, mid change, mid appear, top appear")
  }

  struct Siblings: View {
    let log: Log

    var body: some View {
      Box(name: "1").onAppear { log.add("1") }
      Box(name: "2").onAppear { log.add("2") }
    }
  }

  @Test func `static siblings appear last first (B5.06)`() {
    let log = Log()
    _ = TestTree(Siblings(log: log))
    #expect(log.take() == "2, 1")
  }

  struct Gauge: View {
    let log: Log
    @State private var level = 10

    var body: some View {
      let _ = log.add("body \(level)")
      Box(name: "level \(level)")
        .onAppear {
          level = 20
          level = 30
          withAnimation(.linear(duration: 1)) {
            level = 40
            level = 50
          }
        }
        .onChange(of: level) { was, now in log.add("\(was)>\(now)") }
    }
  }

  @Test func `different transactions are separate updates (B1.05)`() {
    let log = Log()
    let test = TestTree(Gauge(log: log))
    #expect(log.take() == "body 10, body 30, 10>30, body 50, 30>50")
    #expect(test.names == "level 50")
  }

  struct SelfFeeding: View {
    let log: Log
    let remote: Remote
    @State private var count = 0

    var body: some View {
      let _ = log.add("body \(count)")
      let _ = remote.press = { count += 1 }
      Box(name: "\(count)").onChange(of: count) { _, _ in
        log.add("change")
        count += 1
      }
    }
  }

  @Test func `an action that feeds itself is cut after two rounds and reported (B5.24)`() {
    let log = Log(), remote = Remote()
    let test = TestTree(SelfFeeding(log: log, remote: remote))
    _ = log.take()
    test.turn { remote.press() }
    #expect(log.take() == "body 1, change, body 2, change, body 3")
    #expect(test.services.issueKinds == [.updatedTooOften])
    #expect(test.services.issueMessages.first?.contains("multiple times per frame") == true)
  }

  struct Swapping: View {
    let log: Log
    let remote: Remote
    @State private var turn = 0

    var body: some View {
      let _ = remote.press = { turn += 1 }
      Box(name: "\(turn)")
        .onAppear { log.add("in") }.onDisappear { log.add("in gone \(turn)") }
        .id(turn)
        .onAppear { log.add("out") }
    }
  }

  @Test func `with a new id the new view appears before the old one disappears (B4.08, B5.09, B5.10)`() {
    let log = Log(), remote = Remote()
    let test = TestTree(Swapping(log: log, remote: remote))
    #expect(log.take() == "out, in")
    test.turn { remote.press() }
    #expect(log.take() == "in, in gone 1")
  }

  struct Receiving: View {
    let log: Log
    let remote: Remote
    let subject: PassthroughSubject<Int, Never>
    @State private var value = 0
    @State private var isShown = true

    var body: some View {
      let _ = log.add("body \(value)")
      let _ = remote.press = { isShown = false }
      if isShown {
        Box(name: "\(value)").onReceive(subject) { value = $0 }
      }
    }
  }

  @Test func `received values are one update a turn, and none after removal (B5.25)`() {
    let log = Log(), remote = Remote(), subject = PassthroughSubject<Int, Never>()
    let test = TestTree(Receiving(log: log, remote: remote, subject: subject))
    #expect(log.take() == "body 0")
    test.turn {
      subject.send(1)
      subject.send(65)
    }
    #expect(log.take() == "body 65")
    test.turn { remote.press() }
    _ = log.take()
    test.turn { subject.send(3) }
    #expect(log.take() == "")
  }

  struct Deprecated: View {
    let log: Log
    let remote: Remote
    @State private var count = 0

    var body: some View {
      let _ = remote.press = { count += 1 }
      Box(name: "\(count)")
        .modifier(OldForm(count: count, log: log))
        .onChange(of: count) { [count] _, _ in log.add("new \(count)") }
    }

    struct OldForm: ViewModifier {
      let count: Int
      let log: Log

      @available(macOS, deprecated: 14.0)
      func body(content: Content) -> some View {
        content.onChange(of: count) { [count] new in log.add("old \(count)->\(new)") }
      }
    }
  }

  @Test func `the deprecated form runs the closure of the evaluation before (B5.20)`() {
    let log = Log(), remote = Remote()
    let test = TestTree(Deprecated(log: log, remote: remote))
    test.turn { remote.press() }
    #expect(log.take() == "old 0->1, new 1")
  }
}
