public import Foundation
public import RivuletCore
public import RivuletGeometry

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Makes this view a heading of a level.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.add { $0.headingLevel = level } }
  }

  /// Whether people can do something with this view by a tap.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.add { $0.respondsToInteraction = respondsToUserInteraction } }
  }

  /// Whether people can do something with this view by a tap, where that is to be said.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.add { $0.respondsToInteraction = respondsToUserInteraction } } }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// What else people may call this view when they speak, the best first.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.add { $0.inputLabels = inputLabels } }
  }

  /// What else people may call this view when they speak, looked up in the string table.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// What else people may call this view when they speak, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Reads this view before its siblings with lower numbers; those without one count as zero.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.add { $0.sortPriority = sortPriority } }
  }

  /// Where assistive technology taps this view. Here it asks the view itself, so that the place plays no part.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { _ in }
  }

  /// Where assistive technology taps this view. Here it asks the view itself, so that the place plays no part.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { _ in }
  }

  /// Keeps the colours of this view where the system turns all colours round, which it does not do here.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// What assistive technology calls this view, where that is to be said.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.label = label } }
  }

  /// What assistive technology calls this view, where that is to be said, looked up in the string table.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// What assistive technology calls this view, where that is to be said, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// The value that this view stands for, where that is to be said.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.value = valueDescription } }
  }

  /// The value that this view stands for, where that is to be said, looked up in the string table.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// The value that this view stands for, where that is to be said, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// What happens when this view is activated, where that is to be said.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.hint = hint } }
  }

  /// What happens when this view is activated, where that is to be said, looked up in the string table.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// What happens when this view is activated, where that is to be said, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// A name for tests and tools, where this view is to have one.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.identifier = identifier } }
  }

  /// Hides this view from assistive technology, where that is to be said.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.isHidden = hidden } }
  }
}
