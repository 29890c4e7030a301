extension Font {
  /// Uses of text for which the system has a size and a weight; `TextStyleMetrics` has the table.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Large titles.
    case largeTitle
    /// First-level headings.
    case title
    /// Second-level headings.
    case title2
    /// Third-level headings.
    case title3
    /// Headings of text.
    case headline
    /// Subheadings.
    case subheadline
    /// Body text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Captions of less weight.
    case caption2
  }
}
