import RivuletHeadless

extension ViewHarness {
  /// Presses Tab, or Shift-Tab, to move keyboard focus to the next or previous control in view order.
  public func moveFocus(backwards: Bool = false) async {
    await driver.pressKey(.tab, modifiers: backwards ? .shift : [])
  }

  /// The label of the control with keyboard focus, or its identifier if it has no label. Nil if no control has focus.
  public var focusedLabel: String? { driver.focusedLabel }
}
