import RivuletCore

extension AccessibilityTraits {
  /// The most specific role among these traits, or nil if none of them is a role.
  var role: SemanticsElement.Role? {
    if contains(.isToggle) { return .toggle }
    if contains(.isButton) || contains(.isLink) { return .button }
    if contains(.isImage) { return .image }
    return contains(.isStaticText) ? .text : nil
  }

  /// The traits that are not roles.
  var semantics: SemanticsElement.Traits {
    var traits: SemanticsElement.Traits = []
    for (trait, other) in Self.counterparts where contains(trait) { traits.insert(other) }
    return traits
  }

  private static let counterparts: [(AccessibilityTraits, SemanticsElement.Traits)] = [
    (.isHeader, .header), (.isLink, .link), (.isSearchField, .searchField), (.playsSound, .playsSound), (.isKeyboardKey, .keyboardKey),
    (.isSummaryElement, .summary), (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMedia),
    (.allowsDirectInteraction, .directInteraction), (.causesPageTurn, .turnsPage), (.isModal, .modal), (.isTabBar, .tabBar),
  ]
}
