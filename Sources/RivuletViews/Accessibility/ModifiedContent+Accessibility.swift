public import RivuletCore

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// One modifier carries all words, so that each further one costs no node.
  nonisolated private func adding(_ change: (inout AccessibilityAttachment) -> Void) -> ModifiedContent {
    var outer = AccessibilityAttachment()
    change(&outer)
    var content = self
    content.modifier.attachment = modifier.attachment.adding(outer)
    return content
  }

  /// What assistive technology calls this view.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent {
    adding { $0.label = label }
  }

  /// What assistive technology calls this view, looked up in the string table.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent {
    accessibilityLabel(Text(labelKey))
  }

  /// What assistive technology calls this view, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent {
    accessibilityLabel(Text(label))
  }

  /// The value that this view stands for.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent {
    adding { $0.value = valueDescription }
  }

  /// The value that this view stands for, looked up in the string table.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent {
    accessibilityValue(Text(valueKey))
  }

  /// The value that this view stands for, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent {
    accessibilityValue(Text(value))
  }

  /// What happens when this view is activated.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent {
    adding { $0.hint = hint }
  }

  /// What happens when this view is activated, looked up in the string table.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent {
    accessibilityHint(Text(hintKey))
  }

  /// What happens when this view is activated, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent {
    accessibilityHint(Text(hint))
  }

  /// A name for tests and tools; users never hear it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent {
    adding { $0.identifier = identifier }
  }

  /// Hides this view, and everything in it, from assistive technology.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent {
    adding { $0.isHidden = hidden }
  }

  /// Says more about what this view is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent {
    adding { $0.addedTraits = traits }
  }

  /// Takes back what is said about this view.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent {
    adding { $0.removedTraits = traits }
  }
}
