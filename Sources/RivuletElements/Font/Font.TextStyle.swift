package import RivuletDrawing
package import RivuletLooks

extension Font {
  /// A style of text, such as a title, for which the system defines a size and a weight. `FontLook` contains the table.
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
    /// Headlines.
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
    /// Secondary captions.
    case caption2
  }
}

extension Font.TextStyle {
  /// The corresponding role in the tables of looks.
  package var role: TextRole {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }

  /// The corresponding style for text measurement.
  package var resolved: ResolvedFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}
