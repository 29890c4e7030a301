import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C10: events of every sort end in one funnel.
  @MainActor
  struct FunnelScenarios {
    private struct Events: View {
      let name: Notification.Name
      let ticks: PassthroughSubject<Int, Never>
      @State private var log: [String] = []

      var body: some View {
        let _ = Log.add("root \(log.joined(separator: "+"))")
        VStack {
          Reader(log: log)
          Unrelated()
          Button("tap") {
            log.append("tap")
            ticks.send(1)
            NotificationCenter.default.post(name: name, object: nil)
          }
        }
        .onReceive(ticks) { _ in log.append("timer") }
        .onReceive(NotificationCenter.default.publisher(for: name)) { _ in log.append("notification") }
      }
    }

    private struct Reader: View {
      let log: [String]
      var body: some View {
        let _ = Log.add("reader")
        Text(log.joined(separator: " "))
      }
    }

    private struct Unrelated: View {
      var body: some View {
        let _ = Log.add("unrelated")
        Text("-")
      }
    }

    @Test func `S128 a tap, a timer and a notification of one turn are one update`() async throws {
      let harness = await mount(Events(name: Notification.Name(UUID().uuidString), ticks: PassthroughSubject()))
      #expect(Log.take() == ["root ", "reader", "unrelated"])
      try await harness.tap("tap")
      #expect(Log.take() == ["root tap+timer+notification", "reader"])
      #expect(harness.texts == ["tap timer notification", "-", "tap"])
    }

    private struct Clock: View {
      @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @State private var count = 0
      var body: some View {
        Text("\(count)").onReceive(timer) { _ in count += 1 }
      }
    }

    @Test func `A5.01 a timer follows the harness's clock`() async {
      let harness = await mount(Clock())
      #expect(harness.texts == ["0"])
      await harness.advance(by: 0.9)
      #expect(harness.texts == ["0"])
      await harness.advance(by: 2.2)
      #expect(harness.texts == ["3"])
    }

    @Test func `A1.27 a timer tick has the shape of a tap`() async throws {
      struct Counting: View {
        @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        @State private var count = 0
        var body: some View {
          let _ = Log.add("body \(count)")
          Button("n=\(count)", action: countUp)
            .onReceive(timer) { _ in countUp() }
        }

        private func countUp() {
          Log.add("action")
          count += 1
        }
      }
      let harness = await mount(Counting())
      _ = Log.take()
      try await harness.tap("n=0")
      let tap = Log.take()
      await harness.advance(by: 1)
      let tick = Log.take()
      #expect(tap == ["action", "body 1"])
      #expect(tick == ["action", "body 2"])
    }
  }
}
