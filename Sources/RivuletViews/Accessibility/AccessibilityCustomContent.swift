public import RivuletCore

/// The name of a fact about an element, by which further modifiers find it.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityCustomContentKey {
  let label: Text

  /// A fact with a label and an id by which it is found again.
  public init(_ label: Text, id: String) { self.label = label }

  /// A fact with a label from the string table and an id by which it is found again.
  public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }

  /// A fact whose label is its id too.
  public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

/// How a fact is read.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum AXCustomContent {
  /// When a fact is read.
  public enum Importance: UInt, Sendable {
    /// When people ask for more.
    case `default`
    /// With the element.
    case high
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Adds a fact that assistive technology reads when people ask for more; nil takes it away.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(key.label, value, importance)
  }

  /// Adds a fact that assistive technology reads when people ask for more, looked up in the string table.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(key.label, Text(valueKey), importance)
  }

  /// Adds a fact that assistive technology reads when people ask for more, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(key.label, Text(value), importance)
  }

  /// Adds a fact that assistive technology reads when people ask for more.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(label, value, importance)
  }

  /// Adds a fact that assistive technology reads when people ask for more, with a label from the string table.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(Text(labelKey), value, importance)
  }

  /// Adds a fact that assistive technology reads when people ask for more, looked up in the string table.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    content(Text(labelKey), Text(valueKey), importance)
  }

  /// Adds a fact that assistive technology reads when people ask for more, with a label from the string table.
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
