package import RivuletDrawing

extension Font {
  /// A design of the system font.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// A design with serifs.
    @available(watchOS 7.0, *)
    case serif
    /// A design with rounded stroke ends.
    case rounded
    /// A design with fixed-width letters.
    @available(watchOS 7.0, *)
    case monospaced
  }
}

extension Font.Design {
  package var resolved: ResolvedFont.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
