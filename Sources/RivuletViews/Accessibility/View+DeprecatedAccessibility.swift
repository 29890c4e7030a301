public import RivuletCore

@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use the modifiers whose names begin with accessibility instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use the modifiers whose names begin with accessibility instead.")
extension View {
  /// What assistive technology calls this view.
  nonisolated public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }

  /// The value that this view stands for.
  nonisolated public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value)
  }

  /// What happens when this view is activated.
  nonisolated public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint)
  }

  /// A name for tests and tools; users never hear it.
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }

  /// Hides this view, and everything in it, from assistive technology.
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden)
  }

  /// Says more about what this view is.
  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAddTraits(traits)
  }

  /// Takes back what is said about this view.
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits)
  }
}
