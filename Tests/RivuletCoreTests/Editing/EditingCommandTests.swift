import RivuletCore
import Testing

/// What keys mean while text is edited.
@Suite struct EditingCommandTests {
  private func command(_ key: KeyInput.Key, _ modifiers: KeyInput.Modifiers = [], rightToLeft: Bool = false) -> EditingCommand? {
    EditingCommand(KeyInput(key, modifiers: modifiers), isRightToLeft: rightToLeft)
  }

  @Test func `arrows, home and end move the caret`() {
    #expect(command(.left) == .move(.backward, .character, extending: false))
    #expect(command(.right, [.control, .shift]) == .move(.forward, .word, extending: true))
    #expect(command(.left, .option) == .move(.backward, .word, extending: false))
    #expect(command(.right, .command) == .move(.forward, .line, extending: false))
    #expect(command(.left, rightToLeft: true) == .move(.forward, .character, extending: false))
    #expect(command(.right, rightToLeft: true) == .move(.backward, .character, extending: false))
    for key in [KeyInput.Key.home, .up] { #expect(command(key, .shift) == .move(.backward, .line, extending: true)) }
    for key in [KeyInput.Key.end, .down] { #expect(command(key) == .move(.forward, .line, extending: false)) }
  }

  @Test func `control and command give the usual commands`() {
    for modifier in [KeyInput.Modifiers.control, .command] {
      let commands = ["a", "x", "c", "v", "z", "y"].map { command(.character($0), modifier) }
      #expect(commands == [.selectAll, .cut, .copy, .paste, .undo, .redo])
      #expect(command(.character("Z"), [modifier, .shift]) == .redo)
      #expect(command(.character("q"), modifier) == nil)
    }
    #expect(command(.backspace, .control) == .delete(.backward, .word))
    #expect(command(.delete) == .delete(.forward, .character))
  }

  @Test func `characters are written, return submits once, tab and escape are for others`() {
    #expect(command(.character("ä"), .shift) == .insert("ä"))
    #expect(command(.space) == .insert(" "))
    #expect(command(.character("a"), .option) == nil)
    #expect(command(.enter) == .submit)
    #expect(EditingCommand(KeyInput(.enter, phase: .repeated), isRightToLeft: false) == nil)
    #expect(EditingCommand(KeyInput(.left, phase: .up), isRightToLeft: false) == nil)
    #expect(EditingCommand(KeyInput(.left, phase: .repeated), isRightToLeft: false) != nil)
    for key in [KeyInput.Key.tab, .escape, .pageUp, .pageDown] { #expect(command(key) == nil) }
  }

  @Test func `in several lines arrows go up and down, and return breaks a line where it does`() {
    func command(_ key: KeyInput.Key, _ modifiers: KeyInput.Modifiers = [], returnBreaks: Bool) -> EditingCommand? {
      EditingCommand(KeyInput(key, modifiers: modifiers), isRightToLeft: false, lines: .several(returnBreaks: returnBreaks))
    }
    for returnBreaks in [true, false] {
      #expect(command(.up, .shift, returnBreaks: returnBreaks) == .moveVertically(.backward, extending: true))
      #expect(command(.down, returnBreaks: returnBreaks) == .moveVertically(.forward, extending: false))
      #expect(command(.home, returnBreaks: returnBreaks) == .move(.backward, .line, extending: false))
      #expect(command(.enter, .option, returnBreaks: returnBreaks) == .insert("\n"))
      #expect(command(.enter, .shift, returnBreaks: returnBreaks) == .insert("\n"))
      #expect(command(.enter, returnBreaks: returnBreaks) == (returnBreaks ? .insert("\n") : .submit))
      #expect(command(.enter, .command, returnBreaks: returnBreaks) == nil)
    }
    #expect(self.command(.enter, .option) == .submit)
  }
}
