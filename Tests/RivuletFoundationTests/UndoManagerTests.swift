import Foundation
import RivuletFoundation
import Testing

/// Taking back, and doing again.
@MainActor
struct UndoManagerTests {
  private final class Drawing {
    let manager = UndoManager()
    private(set) var lines: [String] = []

    func add(_ line: String) {
      manager.registerUndo(withTarget: self) { $0.remove(line) }
      manager.setActionName("Line")
      lines.append(line)
    }

    func remove(_ line: String) {
      manager.registerUndo(withTarget: self) { $0.add(line) }
      lines.removeAll { $0 == line }
    }
  }

  @Test func `what is taken back can be done again`() {
    let drawing = Drawing()
    drawing.manager.groupsByEvent = false
    drawing.add("a")
    drawing.add("b")
    #expect(drawing.manager.canUndo && !drawing.manager.canRedo && drawing.manager.undoMenuItemTitle == "Undo Line")
    drawing.manager.undo()
    #expect(drawing.lines == ["a"] && drawing.manager.canRedo && drawing.manager.redoActionName == "Line")
    drawing.manager.redo()
    #expect(drawing.lines == ["a", "b"])
    drawing.manager.undo()
    drawing.add("c")
    #expect(!drawing.manager.canRedo && drawing.lines == ["a", "c"])
  }

  @Test func `a group is taken back as a whole`() {
    let drawing = Drawing()
    drawing.manager.beginUndoGrouping()
    drawing.add("a")
    drawing.add("b")
    drawing.manager.endUndoGrouping()
    drawing.manager.undo()
    #expect(drawing.lines == [])
    drawing.manager.redo()
    #expect(drawing.lines == ["a", "b"])
  }

  @Test func `nothing is registered while that is disabled, and old groups are forgotten`() {
    let drawing = Drawing()
    drawing.manager.groupsByEvent = false
    drawing.manager.disableUndoRegistration()
    drawing.add("a")
    #expect(!drawing.manager.canUndo)
    drawing.manager.enableUndoRegistration()
    drawing.manager.levelsOfUndo = 1
    drawing.add("b")
    drawing.add("c")
    drawing.manager.undo()
    #expect(drawing.lines == ["a", "b"] && !drawing.manager.canUndo)
    drawing.manager.removeAllActions()
    #expect(!drawing.manager.canRedo)
  }

  @Test func `a target that is gone is left out`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    var drawing: Drawing? = Drawing()
    manager.registerUndo(withTarget: drawing!) { _ in Issue.record("The target is gone.") }
    drawing = nil
    manager.undo()
    #expect(!manager.canUndo)
  }
}
