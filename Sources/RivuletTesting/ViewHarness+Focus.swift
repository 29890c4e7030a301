import RivuletHeadless

extension ViewHarness {
  /// Presses tab, or shift-tab: the focus of the keyboard goes to the next control in view order, or to the one before.
  public func moveFocus(backwards: Bool = false) async {
    await driver.pressKey(.tab, modifiers: backwards ? .shift : [])
  }

  /// The label of the control that has the focus of the keyboard, or its identifier if it has no label; nil if no control has it.
  public var focusedLabel: String? { driver.focusedLabel }
}
