extension Font {
  /// The font for large titles.
  @available(iOS 13.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let largeTitle = Font(.textStyle(.largeTitle, design: nil, weight: nil))
  /// The font for first-level headings.
  public static let title = Font(.textStyle(.title, design: nil, weight: nil))
  /// The font for second-level headings.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title2 = Font(.textStyle(.title2, design: nil, weight: nil))
  /// The font for third-level headings.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title3 = Font(.textStyle(.title3, design: nil, weight: nil))
  /// The font for headlines.
  public static let headline = Font(.textStyle(.headline, design: nil, weight: nil))
  /// The font for subheadings.
  public static let subheadline = Font(.textStyle(.subheadline, design: nil, weight: nil))
  /// The font for body text.
  public static let body = Font(.textStyle(.body, design: nil, weight: nil))
  /// The font for callouts.
  public static let callout = Font(.textStyle(.callout, design: nil, weight: nil))
  /// The font for footnotes.
  public static let footnote = Font(.textStyle(.footnote, design: nil, weight: nil))
  /// The font for captions.
  public static let caption = Font(.textStyle(.caption, design: nil, weight: nil))
  /// The font for secondary captions.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let caption2 = Font(.textStyle(.caption2, design: nil, weight: nil))
}
