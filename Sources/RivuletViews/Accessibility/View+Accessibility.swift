public import RivuletCore

extension View {
  /// Attaches one more word, merged with those that are already there.
  nonisolated func attaching(
    _ change: (inout AccessibilityAttachment) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var attachment = AccessibilityAttachment()
    change(&attachment)
    return ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(attachment: attachment))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// What assistive technology calls this view.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.label = label }
  }

  /// What assistive technology calls this view, looked up in the string table.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// What assistive technology calls this view, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// The value that this view stands for.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.value = valueDescription }
  }

  /// The value that this view stands for, looked up in the string table.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// The value that this view stands for, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value))
  }

  /// What happens when this view is activated.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.hint = hint }
  }

  /// What happens when this view is activated, looked up in the string table.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// What happens when this view is activated, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint))
  }

  /// A name for tests and tools; users never hear it.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.identifier = identifier }
  }

  /// Hides this view, and everything in it, from assistive technology.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.isHidden = hidden }
  }

  /// Says more about what this view is.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.addedTraits = traits }
  }

  /// Takes back what is said about this view.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.removedTraits = traits }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Makes one element of this view.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    attaching { $0.children = children }
  }
}
