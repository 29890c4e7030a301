import RivuletText

/// Where the lines of a text lie that are shorter than its longest.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where reading begins.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
}

extension TextAlignment {
  var resolved: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
