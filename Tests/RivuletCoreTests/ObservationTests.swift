import Combine
import Observation
import RivuletCore
import Testing

@MainActor
struct ObservationTests {
  @Observable final class Switch {
    var shows = true
    var count = 0
    var unread = 0
  }

  struct Reader: View {
    let model: Switch
    let log: Log

    var body: some View {
      let _ = log.add("body")
      Box(name: model.shows ? "\(model.count)" : "-")
    }
  }

  @Test func `only properties that the body read matter, and only while it reads them (B3.33, B3.35)`() {
    let model = Switch(), log = Log()
    let test = TestTree(Reader(model: model, log: log))
    _ = log.take()
    test.turn { model.unread += 1 }
    #expect(log.take() == "")
    test.turn { model.count += 1 }
    #expect(log.take() == "body")
    #expect(test.names == "1")
    test.turn { model.shows = false }
    #expect(log.take() == "body")
    test.turn { model.count += 1 }
    #expect(log.take() == "")
    test.turn { model.shows = true }
    #expect(test.names == "2")
  }

  @Test func `several changes of one turn are one evaluation (B3.24)`() {
    let model = Switch(), log = Log()
    let test = TestTree(Reader(model: model, log: log))
    _ = log.take()
    test.turn {
      model.count = 5
      model.count = 6
      withAnimation { model.count = 7 }
    }
    #expect(log.take() == "body")
    #expect(test.names == "7")
  }

  struct Mixed: View {
    let model: Switch
    let log: Log
    let remote: Remote
    @State private var tick = 0

    var body: some View {
      let _ = remote.press = { tick += 1 }
      let _ = log.add("body \(tick)")
      Box(name: tick < 3 ? "\(model.count)" : "-")
    }
  }

  @Test func `what only an earlier evaluation observed no longer rings (B3.35)`() {
    let model = Switch(), log = Log(), remote = Remote()
    let test = TestTree(Mixed(model: model, log: log, remote: remote))
    for _ in 0..<3 { test.turn { remote.press() } }
    _ = log.take()
    test.turn { model.count += 1 }
    #expect(log.take() == "")
  }

  final class Lamp: ObservableObject {
    @Published var isLit = false
    var serial = 1
  }

  struct Room: View {
    @ObservedObject var lamp: Lamp
    let log: Log

    var body: some View {
      let _ = log.add("room")
      Bulb(isLit: lamp.isLit, log: log)
      Plate(serial: lamp.serial, log: log)
        .onAppear { lamp.isLit = true }
    }

    struct Bulb: View {
      let isLit: Bool
      let log: Log
      var body: some View {
        let _ = log.add("bulb")
        Box(name: isLit ? "on" : "off")
      }
    }

    struct Plate: View {
      let serial: Int
      let log: Log
      var body: some View {
        let _ = log.add("plate")
        Box(name: "#\(serial)")
      }
    }
  }

  @Test func `an announced change made at appearance evaluates what it reaches (B3.22)`() {
    let log = Log()
    let test = TestTree(Room(lamp: Lamp(), log: log))
    #expect(log.take() == "room, bulb, plate, room, bulb")
    #expect(test.names == "on #1")
  }

  struct Owner: View {
    let log: Log
    let remote: Remote
    @StateObject private var lamp = Made(log: nil)
    @State private var tick = 0

    init(log: Log, remote: Remote) {
      self.log = log
      self.remote = remote
      _lamp = StateObject(wrappedValue: Made(log: log))
    }

    var body: some View {
      let _ = remote.press = { tick += 1 }
      Box(name: "\(tick) \(lamp.number)")
    }

    final class Made: ObservableObject {
      @Published var number = 1
      init(log: Log?) { MainActor.assumeIsolated { log?.add("made") } }
    }
  }

  @Test func `a state object is made once per identity (B3.25)`() {
    let log = Log(), remote = Remote()
    let test = TestTree(Owner(log: log, remote: remote))
    test.turn { remote.press() }
    test.turn { remote.press() }
    #expect(log.take() == "made")
    #expect(test.names == "2 1")
  }

  struct Ancestor: View {
    let lamp: Lamp
    let log: Log

    var body: some View {
      let _ = log.add("root")
      Middle(log: log).environmentObject(lamp)
    }

    struct Middle: View {
      let log: Log
      var body: some View {
        let _ = log.add("mid")
        Leaf(log: log)
      }
    }

    struct Leaf: View {
      let log: Log
      @EnvironmentObject var lamp: Lamp
      var body: some View {
        let _ = log.add("leaf \(lamp.isLit)")
        Box(name: lamp.isLit ? "on" : "off")
      }
    }
  }

  @Test func `an environment object evaluates its readers and nothing between (A5.20)`() {
    let lamp = Lamp(), log = Log()
    let test = TestTree(Ancestor(lamp: lamp, log: log))
    #expect(log.take() == "root, mid, leaf false")
    test.turn { lamp.isLit = true }
    #expect(log.take() == "leaf true")
    #expect(test.names == "on")
  }
}
