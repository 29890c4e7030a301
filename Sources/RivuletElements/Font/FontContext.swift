public import RivuletCore
public import RivuletLooks

/// The part of the environment that fonts depend on, kept under one key so that resolving a font reads only one value.
package struct FontContext: Hashable, Sendable {
  /// The font for text that doesn't set one.
  var font: Font?
  /// The changes that view modifiers make to every font.
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

  /// The font for text that doesn't set one, or nil for the system's body font.
  public var font: Font? {
    get { fontContext.font }
    set { fontContext.font = newValue }
  }

  /// The user's preferred text size. Text styles and custom fonts scale with it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { fontContext.dynamicTypeSize }
    set { fontContext.dynamicTypeSize = newValue }
  }

  /// The user's preferred text size, under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(fontContext.dynamicTypeSize) }
    set { fontContext.dynamicTypeSize = newValue.typeSize }
  }
}
