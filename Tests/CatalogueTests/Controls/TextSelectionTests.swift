import Foundation
import Observation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletNames
import Testing

/// The selection of a field as a binding.
@MainActor
struct TextSelectionTests {
  @Observable fileprivate final class Model {
    var text = "hello world"
    var selection: TextSelection?

    func range(_ from: Int, _ to: Int) -> Range<String.Index> {
      text.index(text.startIndex, offsetBy: from)..<text.index(text.startIndex, offsetBy: to)
    }

    /// What is selected between brackets, or where the caret is.
    var selected: String {
      guard let selection else { return "none" }
      guard case .selection(let range) = selection.indices else { return "several" }
      return selection.isInsertion ? "caret \(text.distance(from: text.startIndex, to: range.lowerBound))" : "[\(text[range])]"
    }
  }

  fileprivate struct Editor: View {
    @Bindable var model: Model
    var body: some View { TextField("field", text: $model.text, selection: $model.selection) }
  }

  private func edit(_ model: Model) -> ViewTest {
    let test = ViewTest(Editor(model: model), size: CGSize(width: 170, height: 40))
    test.turn { _ = test.tree.keyboard.dispatch(KeyInput(.tab)) }
    return test
  }

  private func type(_ text: String, in test: ViewTest) {
    test.turn { test.tree.keyboard.insertText(text) }
  }

  @Test func `B21.69a a field tells what is selected`() {
    let model = Model()
    #expect(model.selected == "none")
    let test = edit(model)
    #expect(model.selected == "caret 11")
    test.turn { _ = test.tree.keyboard.dispatch(KeyInput(.left, modifiers: [.shift])) }
    #expect(model.selected == "[d]")
    type("ds", in: test)
    #expect(model.selected == "caret 12")
    #expect(model.text == "hello worlds")
  }

  @Test func `B21.69b a selection that is set is what the next edit replaces`() {
    let model = Model()
    let test = edit(model)
    test.turn { model.selection = TextSelection(range: model.range(0, 5)) }
    type("bye", in: test)
    #expect(model.text == "bye world")
    #expect(model.selected == "caret 3")
    test.turn { model.selection = TextSelection(insertionPoint: model.text.startIndex) }
    type("good", in: test)
    #expect(model.text == "goodbye world")
    test.turn { model.selection = TextSelection(ranges: RangeSet(model.range(7, 13))) }
    type("!", in: test)
    #expect(model.text == "goodbye!")
  }

  @Test func `a selection behind the text is taken for its end, and an old one for nothing new`() {
    let model = Model()
    let test = edit(model)
    test.turn { model.selection = TextSelection(range: model.range(6, 11)) }
    test.turn { model.text = "hi" }
    type("!", in: test)
    #expect(model.text == "hi!")
    test.turn { model.text = "" }
    type("x", in: test)
    #expect(model.text == "x")
  }

  @Test func `a selection that nobody sets is not written again`() {
    let model = Model()
    let test = edit(model)
    test.turn { model.text = "other" }
    #expect(test.tree.keyboard.textReceiver?.editing.text == "other")
    test.turn { model.selection = nil }
    type("s", in: test)
    #expect(model.text.contains("s"))
  }
}
