import Combine
import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGraph
import Testing

/// Which stages a turn runs, in which order, and which it leaves out (invariant 7).
@MainActor
struct FrameStagesTests {
  final class Model: ObservableObject {
    @Published var width: CGFloat = 10
    @Published var name = "a"
    @Published var count = 0
  }

  struct Root: View {
    @ObservedObject var model: Model
    @State private var seen = 0

    var body: some View {
      Column {
        Box(name: model.name, width: model.width)
        ForEach(0..<model.count, id: \.self) { Box(name: "row \($0)") }
      }
      .onChange(of: model.width) { seen += 1 }
    }
  }

  private let services = TestServices()
  private let spans = SpanLog()
  private let model = Model()

  private func open() -> ViewTree {
    services.tracer = spans
    let tree = ViewTree(Root(model: model), services: services, size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
    while !tree.isQuiet { tree.runTurn() }
    _ = spans.take()
    return tree
  }

  @Test func `a turn in which nothing waits runs no stage and shows no frame`() {
    let tree = open()
    let frames = services.frames.count
    tree.runTurn()
    #expect(spans.take() == "turn")
    #expect(services.frames.count == frames)
  }

  @Test func `each round of actions goes through the stages again, as far as there is something for them to do`() {
    let tree = open()
    model.width = 20
    tree.runTurn()
    #expect(
      spans.take()
        == "turn(transaction(structure layout preferences drawing actions) transaction(preferences drawing actions) commit)")
    #expect(services.frames.last?.passCount == 2)
  }

  @Test func `what is only to be drawn anew runs no other stage`() {
    let tree = open()
    tree.root.invalidateDrawing()
    tree.runTurn()
    #expect(spans.take() == "turn(drawing commit)")
    #expect(services.frames.last?.passCount == 1)
  }

  @Test func `another size of the window is laid out, and runs no body`() {
    let tree = open()
    tree.setSize(CGSize(width: 80, height: 80))
    tree.runTurn()
    #expect(spans.take() == "turn(layout preferences drawing actions commit)")
  }

  @Test func `only the windows are laid out in which something has another size`() {
    let tree = open()
    let other = ViewTree(Box(name: "other"), app: tree.app, size: CGSize(width: 50, height: 50), environment: EnvironmentValues())
    tree.runTurn()
    _ = spans.take()
    model.width = 20
    tree.runTurn()
    #expect(spans.take().split(separator: " ").filter { $0.contains("layout") }.count == 1)
    withExtendedLifetime(other) {}
  }

  @Test func `after much has gone the memory is put in order behind the frame`() {
    let tree = open()
    model.count = 500
    tree.runTurn()
    _ = spans.take()
    model.count = 0
    tree.runTurn()
    #expect(spans.take().hasSuffix("commit memory)"))
    model.count = 5
    tree.runTurn()
    model.count = 0
    tree.runTurn()
    #expect(spans.take().hasSuffix("commit)"))
  }

  @Test func `elements that a list was handed before are let go of behind the frame`() {
    final class Element: Identifiable {}
    struct List: View {
      @ObservedObject var model: Model
      let elements: () -> [Element]

      var body: some View {
        let _ = model.count
        Column { ForEach(elements()) { _ in Box(name: "row") } }
      }
    }
    weak var first: Element?
    let tree = ViewTree(
      List(model: model) {
        let element = Element()
        if first == nil { first = element }
        return [element]
      }, services: services, size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
    tree.runTurn()
    #expect(first != nil)
    model.count = 1
    tree.runTurn()
    #expect(first == nil)
  }

  @Test func `a turn that a turn asks for while it runs is none`() {
    struct Asking: View {
      let ask: () -> Void

      var body: some View { Box(name: "a").onAppear(perform: ask) }
    }
    weak var tree: ViewTree?
    services.tracer = spans
    let made = ViewTree(
      Asking { tree?.runTurn() }, services: services, size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
    tree = made
    made.runTurn()
    #expect(spans.take().components(separatedBy: "turn").count == 2)
    made.runTurn()
    #expect(spans.take() == "turn")
  }

  private struct Name: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  @Test func `what is made from a preference is part of the same frame`() {
    struct Named: View {
      @ObservedObject var model: Model

      var body: some View {
        Box(name: "a").preference(key: Name.self, value: model.name).overlayPreferenceValue(Name.self) { Box(name: "of \($0)") }
      }
    }
    services.tracer = spans
    let tree = ViewTree(Named(model: model), services: services, size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
    let names = { SemanticsTree(tree).items().compactMap(\.element.label) }
    tree.runTurn()
    #expect(names() == ["a", "of a"])
    #expect(services.frames.count == 1)
    #expect(services.frames.last?.passCount == 2)
    _ = spans.take()
    model.name = "b"
    tree.runTurn()
    #expect(names() == ["a", "of b"])
    #expect(
      spans.take() == "turn(transaction(structure preferences structure layout preferences drawing actions) commit)")
    #expect(services.issueKinds.isEmpty)
    #expect(tree.isQuiet)
  }

  @Test func `B1.09 the rounds of actions are counted anew in each frame`() {
    /// Counts from 1 to 6 when it gets another size, a step in each round.
    struct Chain: View {
      @State private var step = 0
      let log: Log

      var body: some View {
        GeometryReader { _ in
          ForEach(0..<6, id: \.self) { place in
            Box(name: "\(place)").onChange(of: step % 10 > place ? step / 10 : -1) { _, now in
              if now < 0 { return }
              if place < 5 { step += 1 } else { log.add("\(step)") }
            }
          }
        }
        .modifier(GeometryChangeModifier(transform: { $0.size.width }, action: { _, _ in step = (step / 10 + 1) * 10 + 1 }))
      }
    }
    let log = Log()
    let tree = ViewTree(Chain(log: log), services: services, size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
    tree.runTurn()
    #expect(log.take() == "16")
    tree.setSize(CGSize(width: 80, height: 100))
    tree.runTurn()
    #expect(log.take() == "26")
    #expect(services.issueKinds.isEmpty)
  }

  @Test func `a frame of an animation asks for the turn that shows it, until nothing moves any more`() {
    struct Moving: View {
      @ObservedObject var model: Model

      var body: some View {
        Column {
          Box(name: "wide", width: 50)
          Box(name: "a", width: model.width)
        }
      }
    }
    let tree = ViewTree(Moving(model: model), services: services, size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
    while !tree.isQuiet { tree.runTurn() }
    withAnimation(.linear(duration: 1)) { model.width = 30 }
    tree.runTurn()
    services.drain(tree)
    for (time, isAsked) in [(0.5, true), (2, true), (3, false)] {
      services.now = time
      let before = services.turnRequests
      tree.advanceFrame()
      #expect((services.turnRequests > before) == isAsked, "after \(time) s")
      tree.runTurn()
      services.drain(tree)
    }
  }

  @Test func `a layout that never settles waits for the next frame at the limit, and that is reported once`() {
    let tree = ViewTree(Restless(), services: services, size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
    for _ in 1...3 {
      let (layouts, requests) = (tree.layout.number, services.turnRequests)
      tree.runTurn()
      #expect(Int(tree.layout.number - layouts) == FrameLimits.levels * FrameLimits.passes)
      #expect(services.frames.last?.passCount == FrameLimits.passes)
      #expect(services.turnRequests > requests)
      #expect(!tree.isQuiet)
    }
    #expect(services.issueKinds == [.updatedTooOften])
  }
}

/// A leaf that grows whenever it has another size.
private struct Restless: LeafView {
  typealias Body = Never

  final class Growth: NodeWatch {
    weak var node: BehaviorNode<BoxBehavior>?

    func nodeMoved() {
      guard let node else { return }
      node.update(BoxBehavior(box: Box(name: "restless", width: node.size.width + 1)))
    }
  }

  static func makeBehavior(_ inputs: _ViewListInputs) -> BoxBehavior { BoxBehavior(box: Box(name: "restless")) }

  func update(_ node: BehaviorNode<BoxBehavior>, environment: EnvironmentReader) {
    let growth = Growth()
    growth.node = node
    node.addWatch(growth)
  }
}
