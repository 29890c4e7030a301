package import Foundation

extension Font {
  /// How far lines are apart.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public enum Leading: Hashable, Sendable {
    /// The font's own distance.
    case standard
    /// Closer.
    case tight
    /// Further apart.
    case loose
  }
}

extension Font.Leading {
  /// What is added between lines, in points (our choice).
  package var lineSpacing: CGFloat {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}
