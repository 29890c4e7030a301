import Foundation
import RivuletCore
import RivuletGraph
import Testing

/// What is kept for the parts of a state that views are bound to.
@MainActor
struct ProjectionTests {
  private struct Item: Identifiable {
    var id: Int
    var name = "a"
    var size = Size()
  }

  private struct Size {
    var width = 1
  }

  private struct Row: View {
    @Binding var name: String
    @Binding var width: Int

    var body: some View { Box(name: "\(name)\(width)") }
  }

  private final class Driver {
    var show: (Int) -> Void = { _ in }
    var change: (Int) -> Void = { _ in }
  }

  /// What a graph holds.
  private struct Held: Equatable {
    let slots: Int
    let edges: Int

    @MainActor init(_ test: TestTree) {
      slots = test.tree.graph.counters.liveSlots
      edges = test.tree.graph.counters.liveEdges
    }
  }

  private struct OptionalRow: View {
    @Binding var item: Item?

    var body: some View { Box(name: item?.name ?? "none") }
  }

  private struct Keyed: View {
    let driver: Driver
    @State private var items: [Int: Item] = [:]
    @State private var shown = 0..<0

    var body: some View {
      let _ = driver.show = { shown = $0..<($0 == 0 ? 0 : $0 + 100) }
      let _ = driver.change = { items[$0] = Item(id: $0) }
      Column {
        Box(name: "-")
        ForEach(shown, id: \.self) { OptionalRow(item: $items[$0]) }
      }
    }
  }

  @Test func `ten thousand keys that were shown leave nothing behind`() {
    let driver = Driver()
    let test = TestTree(Keyed(driver: driver))
    driver.show(1)
    test.turn()
    driver.show(0)
    test.turn()
    let before = Held(test)
    for round in 1...100 {
      driver.show(round * 100)
      test.turn()
    }
    test.turn { driver.change(10_050) }
    #expect(test.names.contains("none a none"))
    driver.show(0)
    test.turn()
    #expect(Held(test) == before)
  }

  private struct Indexed: View {
    let driver: Driver
    @State private var items = (0..<10_000).map { Item(id: $0) }
    @State private var shown = 0..<0

    var body: some View {
      let _ = driver.show = { shown = $0..<($0 == 0 ? 0 : $0 + 100) }
      let _ = driver.change = { items[$0].name = "b" }
      Column {
        Box(name: "-")
        ForEach(shown, id: \.self) { Row(name: $items[$0].name, width: $items[$0].size.width) }
      }
    }
  }

  @Test func `ten thousand indices that were shown leave nothing behind`() {
    let driver = Driver()
    let test = TestTree(Indexed(driver: driver))
    driver.show(1)
    test.turn()
    driver.show(0)
    test.turn()
    let before = Held(test)
    for round in 1..<100 {
      driver.show(round * 100)
      test.turn()
    }
    #expect(Held(test) != before)
    test.turn { driver.change(9_901) }
    #expect(test.names.hasPrefix("- a1 b1 a1 "))
    driver.show(0)
    test.turn()
    #expect(Held(test) == before)
  }

  private struct Passing: View {
    let driver: Driver
    let log: Log
    @State private var item = Item(id: 0)
    @State private var tick = 0

    var body: some View {
      let _ = log.add("Passing")
      let _ = driver.show = { tick = $0 }
      let _ = driver.change = { if $0 == 0 { item.name += "b" } else { item.id = $0 } }
      Reading(name: $item.name, log: log)
      Unused(name: $item.name, tick: tick)
    }
  }

  private struct Reading: View {
    @Binding var name: String
    let log: Log

    var body: some View {
      let _ = log.add("Reading")
      Box(name: name)
    }
  }

  private struct Unused: View {
    @Binding var name: String
    let tick: Int

    var body: some View { Box(name: "\(tick)") }
  }

  @Test func `a body that reads one part is evaluated for that part alone, however often others come by (B3.20c)`() {
    let (driver, log) = (Driver(), Log())
    let test = TestTree(Passing(driver: driver, log: log))
    for round in 1...3 { test.turn { driver.show(round) } }
    _ = log.take()
    test.turn { driver.change(0) }
    #expect(log.take() == "Reading")
    test.turn { driver.change(7) }
    #expect(log.take() == "")
    #expect(test.names == "ab 3")
  }

  /// Reads its binding only when it is told to.
  private struct Holder: View {
    @Binding var item: Item
    let isShown: Bool

    var body: some View { Box(name: isShown ? item.name : "-") }
  }

  private final class Elements {
    var binding: Binding<Item>?
  }

  private struct Keeping: View {
    let driver: Driver
    let elements: Elements
    @State private var items = [Item(id: 0), Item(id: 1, name: "z")]
    @State private var isShown = false

    var body: some View {
      let _ = driver.show = { isShown = $0 == 1 }
      let _ = driver.change = { _ in items.removeLast() }
      let _ = elements.binding = elements.binding ?? $items[1]
      if let binding = elements.binding { Holder(item: binding, isShown: isShown) }
    }
  }

  @Test func `an element that is read for the first time when it has gone has its last value`() {
    let (driver, elements) = (Driver(), Elements())
    let test = TestTree(Keeping(driver: driver, elements: elements))
    #expect(test.names == "-")
    test.turn { driver.change(0) }
    test.turn { driver.show(1) }
    #expect(test.names == "z")
  }

  @Test func `elements may be read on many threads while a body reads them`() async throws {
    let (driver, elements) = (Driver(), Elements())
    let test = TestTree(Keeping(driver: driver, elements: elements))
    test.turn { driver.show(1) }
    struct Reader: @unchecked Sendable {
      let binding: Binding<Item>
    }
    let binding = try #require(elements.binding)
    let reader = Reader(binding: binding)
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<500 { #expect(["z", "y"].contains(reader.binding.wrappedValue.name)) }
        }
      }
      for round in 0..<50 { test.turn { binding.wrappedValue.name = round % 2 == 0 ? "y" : "z" } }
      test.turn { driver.change(0) }
    }
    #expect(binding.wrappedValue.name == "z")
  }

  /// Calls a closure when it is compared, and when the last reference to it goes.
  private final class Watched: Equatable {
    let action: () -> Void

    init(_ action: @escaping () -> Void) {
      self.action = action
    }

    deinit { action() }

    static func == (lhs: Watched, rhs: Watched) -> Bool {
      lhs.action()
      return false
    }
  }

  private struct Owner: View {
    let elements: Remote
    @State private var watched = [Watched {}]

    var body: some View {
      let _ = elements.press = { watched = [Watched { _ = watched.count }] }
      Box(name: "\(watched.count)")
    }
  }

  @Test func `a state may be read while its values are compared and released`() {
    let remote = Remote()
    let test = TestTree(Owner(elements: remote))
    for _ in 0..<3 { test.turn { remote.press() } }
    #expect(test.names == "1")
  }
}
