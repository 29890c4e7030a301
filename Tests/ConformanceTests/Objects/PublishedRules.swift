import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Published properties and the objects around them.
  @MainActor
  struct PublishedRules {
    private class Base: ObservableObject {
      @Published var n = 0
    }

    private final class Derived: Base {
      @Published var text = "a"
    }

    private final class Silent: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      @Published var n = 0
    }

    @Test func `B10.01 the object announces, then the property sends the new value, then it is stored`() {
      let model = Base()
      var log: [String] = []
      let first = model.objectWillChange.sink { log.append("will change, stored \(model.n)") }
      let second = model.$n.dropFirst().sink { log.append("sends \($0), stored \(model.n)") }
      model.n = 5
      #expect(log == ["will change, stored 0", "sends 5, stored 0"])
      #expect(model.n == 5)
      withExtendedLifetime((first, second)) {}
    }

    @Test func `B10.02 B10.03 a property sends its value at once, and equal values too`() {
      let model = Base()
      var log: [Int] = []
      let subscription = model.$n.sink { log.append($0) }
      model.n = 0
      model.n = 0
      #expect(log == [0, 0, 0])
      withExtendedLifetime(subscription) {}
    }

    @Test func `B10.04 without demand the newest value waits`() {
      let model = Base()
      var received: [Int] = []
      var subscription: (any Subscription)?
      let subscriber = AnySubscriber<Int, Never>(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          received.append($0)
          return .none
        })
      model.$n.subscribe(subscriber)
      model.n = 1
      model.n = 2
      #expect(received == [])
      subscription?.request(.max(1))
      #expect(received == [2])
      model.n = 3
      subscription?.request(.max(1))
      #expect(received == [2, 3])
    }

    @Test func `B10.05 the announcing publisher is the same each time and hears of inherited properties`() {
      let model = Derived()
      #expect(model.objectWillChange === model.objectWillChange)
      var count = 0
      let subscription = model.objectWillChange.sink { count += 1 }
      model.n = 1
      model.text = "b"
      #expect(count == 2)
      withExtendedLifetime(subscription) {}
    }

    @Test func `B10.06 a publisher of the class's own is not fed`() {
      let model = Silent()
      var count = 0
      let subscription = model.objectWillChange.sink { count += 1 }
      model.n = 1
      #expect(count == 0)
      model.objectWillChange.send()
      #expect(count == 1)
      withExtendedLifetime(subscription) {}
    }

    @Test func `B10.07 each set is a signal`() {
      let model = Base()
      var count = 0
      let subscription = model.objectWillChange.sink { count += 1 }
      for value in 0..<4 { model.n = value }
      #expect(count == 4)
      withExtendedLifetime(subscription) {}
    }

    @Test func `B10.08 receiving on a queue hops even from that queue`() async {
      var log: [String] = []
      let subscription = Just(1).receive(on: DispatchQueue.main).sink { _ in log.append("value") }
      log.append("after")
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      #expect(log == ["after", "value"])
      withExtendedLifetime(subscription) {}
    }

    private struct Clock: View {
      let timer: Timer.TimerPublisher
      @State private var ticks = 0
      var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
    }

    @Test func `B10.09 a timer emits nothing before it is connected`() async {
      let timer = Timer.publish(every: 1, on: .main, in: .common)
      let harness = await mount(Clock(timer: timer))
      await harness.advance(by: 3)
      #expect(harness.texts == ["0"])
      var connection: (any Cancellable)?
      await harness.turn { connection = timer.connect() }
      await harness.advance(by: 3)
      #expect(harness.texts == ["3"])
      connection?.cancel()
    }
  }
}
