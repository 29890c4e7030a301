#if GTK
import RivuletGTK
import RivuletHost
import Testing

struct KeyTranslationTests {
  /// Key values and masks as X11's keysymdef.h and GDK document them.
  private func key(_ keyval: UInt32, _ state: UInt32 = 0) -> KeyInput? {
    KeyTranslation.input(keyval: keyval, state: state, phase: .down)
  }

  @Test(
    arguments: [
      (0xFF09, .tab), (0xFE20, .tab), (0x20, .space), (0xFF0D, .enter), (0xFF8D, .enter), (0xFF1B, .escape), (0xFF51, .left),
      (0xFF53, .right), (0xFF52, .up), (0xFF54, .down), (0xFF50, .home), (0xFF57, .end), (0xFF55, .pageUp), (0xFF56, .pageDown),
      (0xFF08, .backspace), (0xFFFF, .delete), (0xFF96, .left), (0xFF9F, .delete),
    ] as [(UInt32, KeyInput.Key)])
  func `named keys keep their meaning, those of the number pad too`(keyval: UInt32, expected: KeyInput.Key) {
    #expect(key(keyval)?.key == expected)
  }

  @Test func `other keys are the text that they type`() {
    #expect(key(0x61)?.key == .character("a"))
    #expect(key(0x41, 1)?.key == .character("A"))
    #expect(key(0xDF)?.key == .character("ß"))
    #expect(key(0x0100_20AC)?.key == .character("€"))
    #expect(key(0xFFB5)?.key == .character("5"))
  }

  @Test(arguments: [0xFFE1, 0xFFE3, 0xFFE9, 0xFFEB, 0xFFE5, 0xFFBE, 0xFE51, 0] as [UInt32])
  func `modifiers, function keys, dead keys and nothing at all are no input`(keyval: UInt32) {
    #expect(key(keyval) == nil)
  }

  @Test func `modifiers are those that are held; locks do not count`() {
    #expect(key(0x61, 0)?.modifiers == [])
    #expect(key(0x61, 1 | 1 << 2)?.modifiers == [.shift, .control])
    #expect(key(0x61, 1 << 3 | 1 << 26)?.modifiers == [.option, .command])
    #expect(key(0x61, 1 << 1 | 1 << 4 | 1 << 8)?.modifiers == [])
  }

  @Test func `B20.33c F10 with Shift is the key for menus`() {
    #expect(key(0xFFC7, 1)?.key == .menu && key(0xFFC7, 1)?.modifiers == [])
    #expect(key(0xFF67)?.key == .menu)
    #expect(key(0xFFC7) == nil)
  }

  @Test func `a key that goes down twice repeats, unless it came up or the keyboard was lost`() {
    var held = PressedKeys()
    #expect(held.press(38) == .down)
    #expect(held.press(38) == .repeated)
    #expect(held.press(39) == .down)
    held.release(38)
    #expect(held.press(38) == .down)
    held.releaseAll()
    #expect(held.press(39) == .down)
  }
}
#endif
