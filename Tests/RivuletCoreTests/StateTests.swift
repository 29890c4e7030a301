import Foundation
import RivuletCore
import Testing

/// A cell through which a test reaches the closures that a body made.
@MainActor
final class Remote {
  var press: () -> Void = {}

  nonisolated init() {}
}

@MainActor
struct StateTests {
  struct Counter: View {
    let log: Log
    let remote: Remote
    @State private var count = 0

    var body: some View {
      let _ = log.add("body \(count)")
      let _ = remote.press = { count += 1 }
      Box(name: "n\(count)")
    }
  }

  @Test func `a body runs once at the start and once for each write that it reads (B1.01, B1.15)`() {
    let log = Log(), remote = Remote()
    let test = TestTree(Counter(log: log, remote: remote))
    #expect(log.take() == "body 0")
    #expect(test.names == "n0")
    test.turn { remote.press() }
    #expect(log.take() == "body 1")
    #expect(test.names == "n1")
    test.turn()
    #expect(log.take() == "")
  }

  struct Projecting: View {
    let log: Log
    let remote: Remote
    @State private var isOn = false

    struct Sub: View {
      let log: Log
      @Binding var isOn: Bool

      var body: some View {
        let _ = log.add("sub \(isOn)")
        Box(name: isOn ? "on" : "off")
      }
    }

    var body: some View {
      let _ = log.add("root")
      let _ = remote.press = { isOn.toggle() }
      Sub(log: log, isOn: $isOn)
    }
  }

  @Test func `a state that is only projected evaluates the reader and not its owner (B3.02)`() {
    let log = Log(), remote = Remote()
    let test = TestTree(Projecting(log: log, remote: remote))
    #expect(log.take() == "root, sub false")
    test.turn { remote.press() }
    #expect(log.take() == "sub true")
    #expect(test.names == "on")
  }

  struct Rows: View {
    let remote: Remote
    let log: Log
    @State private var items = [1, 2, 3]

    var body: some View {
      let _ = remote.press = { items = [3, 1, 4] }
      ForEach(items, id: \.self) { item in
        if item != 4 { Row(item: item, log: log) } else { Box(name: "four") }
      }
    }

    struct Row: View {
      let item: Int
      let log: Log
      @State private var taps = 0

      var body: some View {
        let _ = log.add("row \(item)")
        Box(name: "r\(item)").onAppear { log.add("appear \(item)") }.onDisappear { log.add("gone \(item)") }
      }
    }
  }

  @Test func `rows move with their identity, and only new ones are evaluated (B4.09)`() {
    let log = Log(), remote = Remote()
    let test = TestTree(Rows(remote: remote, log: log))
    #expect(log.take() == "row 1, row 2, row 3, appear 1, appear 2, appear 3")
    #expect(test.names == "r1 r2 r3")
    test.turn { remote.press() }
    #expect(test.names == "r3 r1 four")
    #expect(log.take() == "gone 2")
  }
}
