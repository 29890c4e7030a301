public import RivuletCore

/// All that the environment says about fonts, kept under one key so that resolving reads one value.
package struct FontContext: Hashable, Sendable {
  /// The font of text that names none.
  var font: Font?
  /// What view modifiers change about every font.
  var traits = FontTraits()
  var dynamicTypeSize = DynamicTypeSize.large
}

private struct FontContextKey: EnvironmentKey {
  static var defaultValue: FontContext { FontContext() }
}

extension EnvironmentValues {
  package var fontContext: FontContext {
    get { self[FontContextKey.self] }
    set { self[FontContextKey.self] = newValue }
  }

  /// The font of text that names none; nil for the system's body font.
  public var font: Font? {
    get { fontContext.font }
    set { fontContext.font = newValue }
  }

  /// The text size that the reader prefers; text styles and custom fonts follow it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { fontContext.dynamicTypeSize }
    set { fontContext.dynamicTypeSize = newValue }
  }

  /// The text size that the reader prefers, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(fontContext.dynamicTypeSize) }
    set { fontContext.dynamicTypeSize = newValue.typeSize }
  }
}
