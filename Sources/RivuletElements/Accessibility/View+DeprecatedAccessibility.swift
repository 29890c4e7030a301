public import RivuletCore

@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use the modifiers whose names begin with accessibility instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use the modifiers whose names begin with accessibility instead.")
extension View {
  /// Sets the accessibility label of this view.
  nonisolated public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }

  /// Sets the accessibility value of this view.
  nonisolated public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value)
  }

  /// Sets the accessibility hint, which describes the result of activating this view.
  nonisolated public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint)
  }

  /// Sets an identifier that tests and tools use to find this view. Screen readers never read it.
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }

  /// Hides this view and its descendants from assistive technology.
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden)
  }

  /// Adds accessibility traits to this view.
  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAddTraits(traits)
  }

  /// Removes accessibility traits from this view.
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits)
  }
}
