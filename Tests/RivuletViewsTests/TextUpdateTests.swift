import Foundation
import RivuletCore
import RivuletViews
import Testing

@MainActor
struct TextUpdateTests {
  private func measuresAndEdits(_ test: ViewTest, _ event: () -> Void) -> (measures: Int, edits: Int) {
    let (measures, edits) = (test.tree.counters.measures, test.tree.drawing.editCount)
    test.turn(event)
    return (test.tree.counters.measures - measures, test.tree.drawing.editCount - edits)
  }

  @Test func `the same text again does nothing`() {
    let remote = Remote<Int>()
    let test = ViewTest(Changing(0, remote) { _ in Text("same \(7)").foregroundColor(.red) })
    let work = measuresAndEdits(test) { remote.set(1) }
    #expect(work == (0, 0))
  }

  @Test func `another colour is drawn without measuring`() {
    let remote = Remote<Bool>()
    let test = ViewTest(Changing(false, remote) { Text("title").foregroundStyle($0 ? .primary : .secondary) })
    #expect(test.runs == "title/17/400/#3C3C4399")
    let work = measuresAndEdits(test) { remote.set(true) }
    #expect(work == (0, 1))
    #expect(test.runs == "title/17/400/#000000")
  }

  @Test func `another text of the same size measures that text alone`() {
    let remote = Remote<String>()
    let test = ViewTest(
      Changing("one", remote) { text in
        VStack {
          Text(verbatim: "head"); Text(text); Text(verbatim: "foot")
        }
      })
    let before = test.tree.counters.measures
    test.turn { remote.set("two") }
    #expect(test.textItems.map(\.string) == ["head", "two", "foot"])
    // The questions that the stack asked of it before: three or fewer, and none to its neighbours.
    #expect(test.tree.counters.measures - before <= 4)
  }

  @Test func `an equal text asks for no pass, one of another colour for drawing, one of another string for layout`() throws {
    let test = ViewTest(Text(verbatim: "a"))
    let node = try #require(test.tree.root.children[0] as? BehaviorNode<TextBehavior>)
    func change<V: View>(_ text: V) throws -> NodeChange {
      try ViewTest(text).withNode { other in
        try #require(other as? BehaviorNode<TextBehavior>).behavior.change(from: node.behavior, in: node)
      }
    }
    #expect(try change(Text(verbatim: "a")) == .nothing)
    #expect(try change(Text(verbatim: "a").multilineTextAlignment(.center)) == .drawing)
    #expect(try change(Text(verbatim: "a").foregroundColor(.red)) == .drawing)
    #expect(try change(Text(verbatim: "a").underline()) == .drawing)
    #expect(try change(Text(verbatim: "b")) == .layout)
    #expect(try change(Text(verbatim: "a").bold()) == .layout)
    #expect(try change(Text(verbatim: "a").lineLimit(1)) == .layout)
    #expect(try change(Text(verbatim: "a").kerning(1)) == .layout)
  }

  @Test func `another environment value that does not matter changes nothing`() {
    let test = ViewTest(Text("a"))
    let work = measuresAndEdits(test) { test.tree.updateEnvironment { $0.imageScale = .large } }
    #expect(work == (0, 0))
  }

  @Test func `another type size measures again and moves what follows`() {
    let test = ViewTest(Text(verbatim: "ab"))
    #expect(test.size == "17x20.5")
    test.turn { test.tree.updateEnvironment { $0.dynamicTypeSize = .accessibility1 } }
    #expect(test.size == "28x34")
  }
}
