package import Foundation

extension Font {
  /// The spacing between lines of text.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public enum Leading: Hashable, Sendable {
    /// The standard line spacing of the font.
    case standard
    /// Reduced line spacing.
    case tight
    /// Increased line spacing.
    case loose
  }
}

extension Font.Leading {
  /// The additional space between lines, in points (our choice).
  package var lineSpacing: CGFloat {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}
