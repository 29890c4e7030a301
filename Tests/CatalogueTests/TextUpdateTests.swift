import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletLooks
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

  /// Counts how often a value is described.
  private struct CountingFormat: FormatStyle {
    nonisolated(unsafe) static var count = 0

    func format(_ value: Int) -> AttributedString {
      Self.count += 1
      return AttributedString("number \(value)")
    }
  }

  @Test func `a text beside one that changes is not made again, but in another locale it is`() {
    let remote = Remote<(text: String, number: Int)>()
    let test = ViewTest(
      Changing(("one", 1), remote) { values in
        VStack {
          Text(values.text)
          Text(values.number, format: CountingFormat())
        }
      })
    CountingFormat.count = 0
    func made(_ event: () -> Void) -> Int {
      CountingFormat.count = 0
      test.turn(event)
      return CountingFormat.count
    }
    #expect(made { remote.set(("two", 1)) } == 0)
    #expect(made { remote.set(("three", 1)) } == 0)
    #expect(test.textItems.map(\.string) == ["three", "number 1"])
    #expect(made { remote.set(("three", 2)) } == 1)
    #expect(test.textItems.map(\.string) == ["three", "number 2"])
    #expect(made { test.tree.updateEnvironment { $0.locale = Locale(identifier: "de_DE") } } == 1)
    #expect(made { remote.set(("four", 2)) } == 0)
    let sizes = made { test.tree.updateEnvironment { $0.dynamicTypeSize = .accessibility1 } }
    #expect(sizes == 1 && test.textItems.map(\.string) == ["four", "number 2"])
  }
}
