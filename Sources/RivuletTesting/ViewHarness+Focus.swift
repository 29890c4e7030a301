import RivuletHeadless

extension ViewHarness {
  /// Presses Tab, or Shift-Tab, which moves the keyboard focus to the next or the previous control in view order.
  public func moveFocus(backwards: Bool = false) async {
    await driver.pressKey(.tab, modifiers: backwards ? .shift : [])
  }

  /// The label of the control with the keyboard focus, or its identifier if it has no label; nil if no control has the focus.
  public var focusedLabel: String? { driver.focusedLabel }
}
