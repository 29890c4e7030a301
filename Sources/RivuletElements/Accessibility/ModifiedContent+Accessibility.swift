public import RivuletCore

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Merges settings into the existing modifier, so that chained modifiers don't create additional nodes.
  nonisolated private func adding(_ change: (inout AccessibilityAttachment) -> Void) -> ModifiedContent {
    var outer = AccessibilityAttachment()
    change(&outer)
    var content = self
    content.modifier.attachment = modifier.attachment.adding(outer)
    return content
  }

  /// Sets the accessibility label of this view.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent {
    adding { $0.label = label }
  }

  /// Sets the accessibility label of this view to a localized string.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility label of this view to a string.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility value of this view.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent {
    adding { $0.value = valueDescription }
  }

  /// Sets the accessibility value of this view to a localized string.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility value of this view to a string.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent {
    accessibilityValue(Text(value))
  }

  /// Sets the accessibility hint, which describes the result of activating this view.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent {
    adding { $0.hint = hint }
  }

  /// Sets the accessibility hint of this view to a localized string.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the accessibility hint of this view to a string.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent {
    accessibilityHint(Text(hint))
  }

  /// Sets an identifier that tests and tools use to find this view. Screen readers never read it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent {
    adding { $0.identifier = identifier }
  }

  /// Hides this view and its descendants from assistive technology.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent {
    adding { $0.isHidden = hidden }
  }

  /// Adds accessibility traits to this view.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent {
    adding { $0.addedTraits = traits }
  }

  /// Removes accessibility traits from this view.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent {
    adding { $0.removedTraits = traits }
  }
}
