import Foundation
import RivuletCore
import RivuletGraph
import Testing

/// What comes and goes leaves nothing behind.
@MainActor
struct LeakTests {
  private final class Model: ObservableObject {
    @Published var ids: [Int] = []
  }

  /// A row with one of everything that registers itself somewhere.
  private struct Row: View {
    @ObservedObject var model: Model
    let id: Int
    @State private var number = 0
    @Environment(\.isEnabled) private var isEnabled
    @FocusState private var isFocused: Bool
    @Namespace private var space

    var body: some View {
      Box(name: "\(id) \(number) \(isEnabled) \(isFocused)")
        .focused($isFocused)
        .preference(key: Total.self, value: id)
        .onAppear {}
        .onChange(of: number) {}
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { _ in })
    }
  }

  private struct Total: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View {
      ForEach(model.ids, id: \.self) { Row(model: model, id: $0) }
        .onPreferenceChange(Total.self) { _ in }
    }
  }

  @Test func `a tree goes with its owner, and its graph and objects with it`() {
    let model = Model()
    model.ids = [1, 2, 3]
    weak var tree: ViewTree?
    weak var graph: Graph?
    do {
      let test = TestTree(Rows(model: model))
      (tree, graph) = (test.tree, test.tree.graph)
      test.turn { model.ids = [3, 1] }
      #expect(tree != nil && graph != nil)
    }
    #expect(tree == nil && graph == nil)
    model.ids = []
  }

  /// A name for a place of the focus, told apart by identity.
  private final class Place: Hashable {
    static func == (lhs: Place, rhs: Place) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private struct Focused: View {
    let place: Place
    @FocusState private var focus: Place?

    var body: some View { Box(name: "\(focus == nil)").focused($focus, equals: place) }
  }

  @Test func `the values of focus states go with the tree`() {
    weak var place: Place?
    do {
      let made = Place()
      place = made
      _ = TestTree(Focused(place: made))
    }
    #expect(place == nil)
  }

  /// Shows rows or nothing.
  private struct Switch: View {
    @ObservedObject var model: Model

    var body: some View {
      Column {
        if model.ids.isEmpty { Box(name: "empty") } else { Rows(model: model) }
      }
    }
  }

  /// How many drawing nodes there are after a change, once nothing is to be shown any more.
  private func drawingCount(_ test: TestTree, after change: () -> Void = {}) -> Int {
    test.turn { change() }
    _ = test.tree.drawing.drainDamage(scale: 1)
    return test.tree.drawing.liveNodeCount
  }

  @Test func `rows that go take their nodes and drawings with them`() {
    let model = Model()
    let test = TestTree(Column { Rows(model: model) })
    let before = drawingCount(test) { model.ids = [0, 1] }
    #expect(drawingCount(test) { model.ids = Array(0..<20) } > before)
    #expect(drawingCount(test) { model.ids = [1, 0] } == before)
  }

  @Test func `rows that go with what is around them take their nodes and drawings with them`() {
    let model = Model()
    let test = TestTree(Switch(model: model))
    let before = drawingCount(test)
    #expect(drawingCount(test) { model.ids = Array(0..<20) } > before)
    #expect(drawingCount(test) { model.ids = [] } == before)
  }

  /// Kilobytes that the process holds now.
  private static func residentKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    return try #require(Int(line.filter(\.isNumber)))
  }

  /// Debug builds take most of a minute for what an optimised one does at once, and run beside tests that take memory of their own.
  #if DEBUG
  private static let cycles = 5
  private static let allowedKilobytes = Int.max
  #else
  private static let cycles = 100
  private static let allowedKilobytes = 60_000
  #endif

  @Test func `100,000 insertions and removals leave rules, edges and memory where they began`() throws {
    let model = Model()
    let tree = TestTree(Rows(model: model))
    let batch = Array(0..<1_000)
    func cycle() {
      tree.turn { model.ids = batch }
      tree.turn { model.ids = [] }
    }
    cycle()
    cycle()
    let (before, memory) = (tree.tree.graph.counters, try Self.residentKilobytes())
    for _ in 0..<Self.cycles { cycle() }
    let after = tree.tree.graph.counters
    #expect(after.liveSlots == before.liveSlots)
    #expect(after.liveEdges == before.liveEdges)
    #expect(after.pages == before.pages)
    // What other tests of the process hold meanwhile is allowed for; each row left behind would cost kilobytes.
    #expect(try Self.residentKilobytes() - memory < Self.allowedKilobytes)
  }
}
