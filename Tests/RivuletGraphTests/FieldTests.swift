import RivuletGraph
import Testing

@Suite struct FieldTests {
  struct Size: Equatable {
    var width: Int
    var height: Int
    var inner: Inner
  }

  struct Inner: Equatable {
    var name: String
    var depth: Int8
  }

  private func offset<Part>(of path: KeyPath<Size, Part>) -> Int { MemoryLayout<Size>.offset(of: path)! }

  @Test func `a field reads a part of the value`() {
    let graph = LoggedGraph()
    let size = graph.input("size", Size(width: 1, height: 2, inner: Inner(name: "a", depth: 3)))
    let height = size.attribute.field(Int.self, at: offset(of: \.height))
    #expect(height.value == 2)
    size.value.height = 20
    #expect(height.value == 20)
  }

  @Test func `fields nest`() {
    let graph = LoggedGraph()
    let size = graph.input("size", Size(width: 1, height: 2, inner: Inner(name: "a", depth: 3)))
    let inner = size.attribute.field(Inner.self, at: offset(of: \.inner))
    let depth = inner.field(Int8.self, at: MemoryLayout<Inner>.offset(of: \.depth)!)
    #expect(inner.value == Inner(name: "a", depth: 3))
    #expect(depth.value == 3)
    #expect(depth.untrackedValue == 3)
    #expect(depth.id == size.id)
  }

  @Test func `a field depends on the whole slot, and several fields on one edge`() {
    let graph = LoggedGraph()
    let size = graph.input("size", Size(width: 1, height: 2, inner: Inner(name: "a", depth: 3)))
    let width = size.attribute.field(Int.self, at: offset(of: \.width))
    let height = size.attribute.field(Int.self, at: offset(of: \.height))
    let area = graph.sink("area") { width.value * height.value }
    graph.expectRan("area")
    #expect(graph.graph.counters.liveEdges == 1)
    size.value.inner.name = "b"
    graph.expectRan("area")
    size.value.height = 5
    graph.expectRan("area")
    #expect(area.value == 5)
  }

  @Test func `a field of a rule is up to date`() {
    let graph = LoggedGraph()
    let source = graph.input("source", 1)
    let size = graph.rule("size") { Size(width: source.value, height: source.value * 2, inner: Inner(name: "x", depth: 0)) }
    let height = size.field(Int.self, at: offset(of: \.height))
    #expect(height.value == 2)
    source.value = 4
    #expect(height.value == 8)
    let inPlace = height.withValue { $0 }
    #expect(inPlace == 8)
  }
}
