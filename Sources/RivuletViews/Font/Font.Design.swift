package import RivuletDrawing

extension Font {
  /// Varieties of the system's font.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public enum Design: Hashable, Sendable {
    /// The plain one.
    case `default`
    /// With serifs.
    @available(watchOS 7.0, *)
    case serif
    /// With round ends.
    case rounded
    /// Every letter equally wide.
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
