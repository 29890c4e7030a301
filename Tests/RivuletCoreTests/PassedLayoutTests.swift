import Foundation
import RivuletCore
import RivuletGeometry
import RivuletGraph
import Testing

/// A node that answers as its child does remembers nothing; what the child would answer otherwise reaches those who asked.
@MainActor
struct PassedLayoutTests {
  /// Passes everything on to its content.
  private struct Passed: NodeModifier {
    typealias Body = Never

    static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

    func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {}
  }

  /// Answers as its content does, and remembers it.
  private struct Held: NodeModifier {
    typealias Body = Never

    static func makeBehavior(_ inputs: _ViewListInputs) -> HeldBehavior { HeldBehavior() }

    func update(_ node: BehaviorNode<HeldBehavior>, environment: EnvironmentReader) {}
  }

  private struct HeldBehavior: NodeBehavior {}

  /// As wide as its content's priority says; asks it for nothing else.
  private struct Ranking: NodeModifier {
    typealias Body = Never

    static func makeBehavior(_ inputs: _ViewListInputs) -> RankingBehavior { RankingBehavior() }

    func update(_ node: BehaviorNode<RankingBehavior>, environment: EnvironmentReader) {}
  }

  private struct RankingBehavior: NodeBehavior {
    func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
      CGSize(width: 10 * node.child.layoutPriority, height: 10)
    }

    func placeChildren(of node: ViewNode) {}
  }

  private struct Ranked: LeafView {
    typealias Body = Never

    let priority: Double

    static func makeBehavior(_ inputs: _ViewListInputs) -> RankedBehavior { RankedBehavior(priority: 0) }

    func update(_ node: BehaviorNode<RankedBehavior>, environment: EnvironmentReader) { node.update(RankedBehavior(priority: priority)) }
  }

  private struct RankedBehavior: NodeBehavior {
    static var hasDrawing: Bool { true }

    let priority: Double

    func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: 10) }
    func layoutPriority(of node: ViewNode) -> Double { priority }
    func change(from old: RankedBehavior, in node: ViewNode) -> NodeChange { priority == old.priority ? .nothing : .answers }
  }

  /// Shows its content with a number that changes at each press.
  private struct Root<Content: View>: View {
    let remote: Remote
    let content: (Int) -> Content
    @State private var number = 1

    var body: some View {
      let _ = remote.press = { number += 1 }
      content(number)
    }
  }

  /// The widths of the first view at first and after two presses.
  private func widths<Content: View>(_ content: @escaping (Int) -> Content) -> [CGFloat] {
    let remote = Remote()
    let test = TestTree(Root(remote: remote, content: content))
    return (0..<3).map { _ in
      defer { test.turn { remote.press() } }
      return test.tree.root.children[0].size.width
    }
  }

  @Test func `a size that changes is seen through a node that passes it on`() {
    #expect(widths { Box(name: "box", width: CGFloat($0)).modifier(Passed()).modifier(Passed()) } == [1, 2, 3])
    #expect(widths { Box(name: "box", width: CGFloat($0)).modifier(Passed()).modifier(Held()) } == [1, 2, 3])
  }

  @Test func `a priority that changes is seen by one who asks for nothing else`() {
    #expect(widths { Ranked(priority: Double($0)).modifier(Ranking()) } == [10, 20, 30])
    #expect(widths { Ranked(priority: Double($0)).modifier(Held()).modifier(Passed()).modifier(Ranking()) } == [10, 20, 30])
    #expect(widths { Ranked(priority: Double($0)).modifier(Passed()).modifier(Held()).modifier(Ranking()) } == [10, 20, 30])
  }

  @Test func `a node that passes everything on is measured only with its child`() {
    let (one, three) = (
      TestTree(Box(name: "box").modifier(Held())), TestTree(Box(name: "box").modifier(Passed()).modifier(Passed()).modifier(Held()))
    )
    #expect(one.tree.counters.measures == three.tree.counters.measures)
  }

  @Test func `a node without anything rare takes less than 256 bytes`() {
    // Behind the kind, the superclass and two numbers, a class says how large its objects are.
    let type = unsafeBitCast(BehaviorNode<PassingBehavior>.self as AnyClass, to: UnsafeRawPointer.self)
    let size = type.load(fromByteOffset: 24, as: UInt32.self)
    #expect((100..<256).contains(size))
  }
}
