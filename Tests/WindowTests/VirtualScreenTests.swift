#if GTK
import Testing
import VirtualScreens

/// The screen that the tests of windows type on.
@Suite struct VirtualScreenTests {
  @Test func `the layout of the keyboard outlives the program that has set it`() throws {
    let screen = try VirtualScreen(width: 100, height: 100)
    try screen.useKeyboard("us", variant: "intl")
    #expect(try screen.keyboard().contains("intl"))
  }
}
#endif
