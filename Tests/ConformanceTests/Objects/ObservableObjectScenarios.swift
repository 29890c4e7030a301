import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C3: observable objects, as printed.
  @MainActor
  struct ObservableObjectScenarios {
    private final class Lamp: ObservableObject {
      @Published var lit = false
      var serial = 1
    }

    private struct Bulb: View {
      let lit: Bool
      var body: some View {
        let _ = Log.add("bulb")
        Text(lit ? "on" : "off")
      }
    }

    private struct Plate: View {
      let serial: Int
      var body: some View {
        let _ = Log.add("plate")
        Text("#\(serial)")
      }
    }

    private struct Room: View {
      @ObservedObject var lamp: Lamp
      let changesSerial: Bool
      var body: some View {
        let _ = Log.add("room")
        HStack {
          Bulb(lit: lamp.lit)
          Plate(serial: lamp.serial)
        }
        .onAppear { if changesSerial { lamp.serial = 2 } else { lamp.lit = true } }
      }
    }

    private func counts(_ log: [String]) -> [String: Int] { log.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

    @Test func `S32 a published change made in onAppear`() async {
      let harness = await mount(Room(lamp: Lamp(), changesSerial: false))
      #expect(counts(Log.take()) == ["room": 2, "bulb": 2, "plate": 1])
      #expect(harness.texts == ["on", "#1"])
    }

    @Test func `B3.22 a change that is not published notifies nobody`() async {
      let harness = await mount(Room(lamp: Lamp(), changesSerial: true))
      #expect(counts(Log.take()) == ["room": 1, "bulb": 1, "plate": 1])
      #expect(harness.texts == ["off", "#1"])
    }

    private final class Player: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var title = "one"
      func advance() {
        objectWillChange.send()
        objectWillChange.send()
        title = "two"
        objectWillChange.send()
      }
    }

    private struct PlayerScreen: View {
      @ObservedObject var player: Player
      @State private var unrelated = 0
      var body: some View {
        let _ = Log.add("root")
        VStack {
          Text(player.title)
          Button("update \(unrelated)") { unrelated += 1 }
        }
      }
    }

    @Test func `S43 many signals are one update`() async {
      let player = Player()
      let harness = await mount(PlayerScreen(player: player))
      _ = Log.take()
      await harness.turn { player.advance() }
      #expect(Log.take() == ["root"])
      #expect(harness.texts.first == "two")
    }

    @Test func `S44 a change without a signal is seen with the next update`() async throws {
      let player = Player()
      let harness = await mount(PlayerScreen(player: player))
      _ = Log.take()
      await harness.turn { player.title = "silent" }
      #expect(Log.take() == [])
      #expect(harness.texts.first == "one")
      try await harness.tap("update 0")
      #expect(harness.texts.first == "silent")
    }

    private final class Model: ObservableObject {
      let id: Int
      @Published var count = 0
      nonisolated init(id: Int = 0) {
        self.id = id
        MainActor.assumeIsolated { Log.add("M") }
      }
    }

    private struct Owning: View {
      let n: Int
      @StateObject private var model = Model()
      var body: some View { Button("count \(model.count)") { model.count += 1 } }
    }

    private struct Observing: View {
      let n: Int
      @ObservedObject var model = Model()
      var body: some View { Button("count \(model.count)") { model.count += 1 } }
    }

    private struct Parent<Child: View>: View {
      @State private var n = 0
      @ViewBuilder let child: (Int) -> Child
      var body: some View {
        VStack {
          child(n)
          Button("n=\(n)") { n += 1 }
        }
      }
    }

    @Test func `S45 a state object is made once and kept`() async throws {
      let harness = await mount(Parent { Owning(n: $0) })
      #expect(Log.take() == ["M"])
      try await harness.tap("count 0")
      try await harness.tap("n=0")
      #expect(Log.take() == [])
      #expect(harness.texts == ["count 1", "n=1"])
    }

    @Test func `S46 an observed object that is a default value is made again`() async throws {
      let harness = await mount(Parent { Observing(n: $0) })
      #expect(Log.take() == ["M"])
      try await harness.tap("count 0")
      #expect(harness.texts == ["count 1", "n=0"])
      try await harness.tap("n=0")
      #expect(Log.take() == ["M"])
      #expect(harness.texts == ["count 0", "n=1"])
    }

    private struct Keeping: View {
      @StateObject private var m: Model
      init(m: Model) { _m = StateObject(wrappedValue: m) }
      var body: some View { Text("kept \(m.id)") }
    }

    private struct Following: View {
      @ObservedObject var m: Model
      @State private var own = 0
      init(m: Model) { self.m = m }
      var body: some View {
        VStack {
          Text("followed \(m.id)")
          Button("own \(own)") { own += 1 }
        }
      }
    }

    @Test func `S47 a state object keeps the first, an observed object follows`() async throws {
      let harness = await mount(
        Parent { n in
          Keeping(m: Model(id: n))
          Following(m: Model(id: n))
        })
      try await harness.tap("own 0")
      try await harness.tap("n=0")
      #expect(harness.texts == ["kept 0", "followed 1", "own 1", "n=1"])
    }

    private struct Crossing: View {
      @ObservedObject var model: Counted
      var body: some View {
        let _ = Log.add("body \(model.n)")
        Text("\(model.n)")
      }
    }

    private final class Counted: ObservableObject, @unchecked Sendable {
      @Published var n = 0
    }

    @Test func `S56 a notification off the main thread is reported`() async throws {
      let model = Counted()
      let harness = await mount(Crossing(model: model))
      DispatchQueue.global().async { model.n += 1 }
      try await harness.wait(timeout: .seconds(600)) { harness.texts == ["1"] }
      #expect(harness.runtimeIssues.map(\.kind) == [.publishedOffMain])
    }

    @Test func `B3.23 a change that another thread is slow to make after its announcement is shown all the same`() async throws {
      let model = Counted()
      let harness = await mount(Crossing(model: model))
      let gate = DispatchSemaphore(value: 0)
      let slow = model.objectWillChange.sink { gate.wait() }
      DispatchQueue.global().async { model.n += 1 }
      try await harness.wait(timeout: .seconds(600)) { harness.counters.bodies == 2 }
      #expect(harness.texts == ["0"])
      gate.signal()
      try await harness.wait(timeout: .seconds(600)) { harness.texts == ["1"] }
      #expect(Log.take() == ["body 0", "body 0", "body 1"])
      withExtendedLifetime(slow) {}
    }
  }
}
