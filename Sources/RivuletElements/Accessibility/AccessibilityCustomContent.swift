public import RivuletCore

/// A key that identifies custom accessibility content, so that later modifiers can replace the content.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityCustomContentKey {
  let label: Text

  /// Creates a key with a label and an identifier.
  public init(_ label: Text, id: String) { self.label = label }

  /// Creates a key with a localized label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }

  /// Creates a key whose localized label is also its identifier.
  public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

/// A namespace for the importance of custom accessibility content.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum AXCustomContent {
  /// The importance of custom content, which determines when assistive technology reads the content.
  public enum Importance: UInt, Sendable {
    /// Assistive technology reads the content on request.
    case `default`
    /// Assistive technology reads the content together with the element.
    case high
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Adds custom content, which assistive technology reads on request. A nil value removes the content.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(key.label, value, importance)
  }

  /// Adds localized custom content, which assistive technology reads on request.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(key.label, Text(valueKey), importance)
  }

  /// Adds a string as custom content, which assistive technology reads on request.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(key.label, Text(value), importance)
  }

  /// Adds custom content, which assistive technology reads on request.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(label, value, importance)
  }

  /// Adds custom content with a localized label, which assistive technology reads on request.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(Text(labelKey), value, importance)
  }

  /// Adds localized custom content with a localized label, which assistive technology reads on request.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(Text(labelKey), Text(valueKey), importance)
  }

  /// Adds a string as custom content with a localized label, which assistive technology reads on request.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(Text(labelKey), Text(value), importance)
  }

  nonisolated private func content(
    _ label: Text, _ value: Text?, _ importance: AXCustomContent.Importance
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching {
      $0.add { $0.contents = [AccessibilityContentAttachment(label: label, value: value, isImportant: importance == .high)] }
    }
  }
}
