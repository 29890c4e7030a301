package import RivuletText

/// The alignment of lines of text that are shorter than the longest line.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The edge where reading starts.
  case leading
  /// The middle.
  case center
  /// The edge where reading ends.
  case trailing
}

extension TextAlignment {
  package var resolved: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
