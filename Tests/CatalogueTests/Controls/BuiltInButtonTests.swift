import Foundation
import RivuletCore
import RivuletGeometry
import RivuletGraph
import Testing

@testable import RivuletControls
@testable import RivuletElements
@testable import RivuletNames
@testable import RivuletScreens

/// Buttons in the styles of the library.
@MainActor
struct BuiltInButtonTests {
  @MainActor private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines.removeAll() }
      return lines
    }
  }

  private let log = Log()
  private let middle = CGPoint(x: 50, y: 50)
  private let outside = CGPoint(x: -50, y: -50)

  private func send(_ event: Contact, _ test: ViewTest) { test.turn { test.tree.pointer.dispatch(event) } }

  /// The opacities of the groups of the picture, in painting order.
  private func opacities(_ test: ViewTest) -> [String] {
    test.picture.split(separator: "\n").compactMap { line in
      line.firstRange(of: "opacity ").map { found in
        String(line.suffix(from: found.upperBound).prefix { $0 == "." || $0.isNumber })
      }
    }
  }

  private func grown(_ make: (Int) -> some View) -> (slots: Int, nodes: Int) {
    func count(_ number: Int) -> (slots: Int, nodes: Int) {
      let test = ViewTest(make(number), size: CGSize(width: 300, height: 300))
      func nodes(_ node: ViewNode) -> Int { node.children.reduce(1) { $0 + nodes($1) } }
      return (test.tree.graph.counters.liveSlots, nodes(test.tree.root))
    }
    let (few, many) = (count(1), count(2))
    return (many.slots - few.slots, many.nodes - few.nodes)
  }

  @Test func `a plain button costs a node more than its label, and a slot unless that is a text`() {
    let text = grown { count in Row(count: count) { Text("x") } }
    let button = grown { count in Row(count: count) { Button(action: {}) { Text("x") }.buttonStyle(.plain) } }
    #expect(button.nodes - text.nodes == 1)
    #expect(button.slots - text.slots == 0)
    let padded = grown { count in Row(count: count) { Text("x").padding(1) } }
    let around = grown { count in Row(count: count) { Button(action: {}) { Text("x").padding(1) }.buttonStyle(.plain) } }
    #expect(around.nodes - padded.nodes == 1)
    #expect(around.slots - padded.slots == 1)
  }

  private struct Row<Content: View>: View {
    let count: Int
    let content: () -> Content

    init(count: Int, @ViewBuilder content: @escaping () -> Content) {
      self.count = count
      self.content = content
    }

    var body: some View {
      HStack {
        content()
        if count > 1 { content() }
      }
    }
  }

  @Test(arguments: [(0, "0.5"), (1, "0.3"), (2, "0.7"), (3, "0.7")])
  func `a button is paler while it is pressed inside`(style: Int, pale: String) {
    let test = ViewTest(
      Group {
        switch style {
        case 0: Button("press") { log.lines.append("action") }.buttonStyle(.plain)
        case 1: Button("press") { log.lines.append("action") }.buttonStyle(.borderless)
        case 2: Button("press") { log.lines.append("action") }.buttonStyle(.bordered)
        default: Button("press") { log.lines.append("action") }.buttonStyle(.borderedProminent)
        }
      })
    #expect(opacities(test) == [])
    send(.began(middle), test)
    #expect(opacities(test) == [pale])
    send(.moved(outside), test)
    #expect(opacities(test) == [])
    send(.moved(middle), test)
    #expect(opacities(test) == [pale])
    #expect(log.take() == [])
    send(.ended(middle), test)
    #expect(opacities(test) == [])
    #expect(log.take() == ["action"])
    send(.began(middle), test)
    send(.ended(outside), test)
    send(.began(middle), test)
    send(.cancelled, test)
    #expect(opacities(test) == [])
    #expect(log.take() == [])
  }

  @Test func `a press runs the rule of its button and no body`() {
    let test = ViewTest(Button("press") {}.buttonStyle(.plain))
    test.tree.graph.resetCounters()
    send(.began(middle), test)
    #expect(test.tree.graph.counters.rulesRun == 1)
  }

  @Test func `a label of several views is pale as a whole`() {
    let test = ViewTest(
      VStack(spacing: 0) {
        Button(action: {}) {
          Color.red
          Color.green
        }
      })
    send(.began(CGPoint(x: 50, y: 25)), test)
    #expect(opacities(test) == ["0.3"])
    send(.ended(CGPoint(x: 50, y: 25)), test)
    #expect(opacities(test) == [])
  }

  @Test func `B21.03d a button that is disabled while it is pressed does nothing when it is released`() {
    let remote = Remote<Bool>()
    let log = log
    let test = ViewTest(
      Changing(false, remote) { Button("press") { log.lines.append("action") }.buttonStyle(.plain).disabled($0) })
    send(.began(middle), test)
    test.turn { remote.set(true) }
    #expect(opacities(test) == ["0.4"])
    send(.ended(middle), test)
    #expect(log.take() == [])
    send(.began(middle), test)
    #expect(opacities(test) == ["0.4"])
    test.turn { remote.set(false) }
    #expect(opacities(test) == [])
  }

  @Test func `a press shows in the update of its group, under the transaction of the event`() {
    let log = log
    let test = ViewTest(
      Button(action: {}) { Text("x").transaction { log.lines.append($0.animation == .linear ? "linear" : "plain") } }.buttonStyle(.plain))
    _ = log.take()
    test.turn {
      withAnimation(.linear) { test.tree.pointer.dispatch(.began(middle)) }
      #expect(opacities(test) == [])
    }
    #expect(opacities(test) == ["0.5"])
    #expect(log.take().contains("linear"))
    send(.cancelled, test)
    #expect(!log.take().contains("linear"))
  }

  @Test func `a tree that starts from the state of another shows the button pressed`() {
    let host = ViewsHost(idiom: .phone, displayScale: 2, locale: Locale(identifier: "en_US"))
    let button = Button("press") {}.buttonStyle(.plain)
    func tree(_ store: StateStore) -> ViewTree {
      let size = CGSize(width: 100, height: 100)
      let tree = ViewTree(button, services: host, size: size, environment: EnvironmentValues(), stateStore: store)
      tree.runTurn()
      return tree
    }
    let kept = tree(StateStore(isRecording: true))
    kept.pointer.dispatch(.began(middle))
    kept.runTurn()
    let fresh = tree(StateStore(seeds: kept.app.stateStore.contents()))
    #expect(fresh.drawing.displayList(scale: 2).dump() == kept.drawing.displayList(scale: 2).dump())
    #expect(kept.drawing.displayList(scale: 2).dump().contains("opacity 0.5"))
  }

  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      PlainButtonStyle().makeBody(configuration: configuration).padding(5)
    }
  }

  private struct Standard: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      DefaultButtonStyle().makeBody(configuration: configuration)
    }
  }

  @Test func `a style of an app shows the button as a style of the library does, and stays one element`() {
    for isFramed in [true, false] {
      let log = log
      let button = Button("press") { log.lines.append("action") }
      let test = ViewTest(
        Group { if isFramed { button.buttonStyle(Framed()) } else { button.buttonStyle(Standard()) } }, idiom: .desktop)
      let items = SemanticsTree(test.tree).items()
      #expect(items.map(\.element.label) == ["press"])
      send(.began(middle), test)
      #expect(opacities(test) == [isFramed ? "0.5" : "0.7"])
      send(.ended(middle), test)
      test.turn { _ = test.tree.keyboard.dispatch(KeyInput(.tab)) }
      #expect(test.tree.keyboard.focusedNode === items.first?.node)
      test.turn { _ = test.tree.keyboard.dispatch(KeyInput(.space)) }
      #expect(log.take() == ["action", "action"])
    }
  }

  private struct Told: View {
    let log: Log
    let name: String
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      let _ = log.lines.append("\(name) \(isFocused)")
      Text(name)
    }
  }

  @Test func `a label hears of the focus of its own button`() {
    let log = log
    let test = ViewTest(
      VStack {
        Button(action: {}) { Told(log: log, name: "plain") }.buttonStyle(.plain)
        Button(action: {}) { Told(log: log, name: "bordered") }.buttonStyle(.bordered)
      })
    #expect(log.take().sorted() == ["bordered false", "plain false"])
    test.turn { _ = test.tree.keyboard.dispatch(KeyInput(.tab)) }
    #expect(log.take() == ["plain true"])
    test.turn { _ = test.tree.keyboard.dispatch(KeyInput(.tab)) }
    #expect(log.take().sorted() == ["bordered true", "plain false"])
  }
}
