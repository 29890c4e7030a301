/// A value that an app attaches to characters of text for a renderer.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TextAttribute {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Text {
  /// Returns the text with an attribute. A renderer finds the attribute by its type.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { with(.custom(TextAttributeBox(value))) }
}

/// An attribute of text, compared by identity.
final class TextAttributeBox: @unchecked Sendable {
  let value: any TextAttribute

  init(_ value: any TextAttribute) { self.value = value }
}
