public import RivuletCore
import RivuletDrawing

extension Image {
  /// A mode that determines how an image fills a size other than its own.
  public enum ResizingMode: Sendable, Hashable {
    /// Repeats the image at its own size.
    case tile
    /// Stretches the image.
    case stretch
  }

  /// A mode that determines whether an image is drawn in its own colours or in the foreground style.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// Draws all parts that aren't clear in the foreground style.
    case template
    /// Draws the image in its own colours.
    case original
  }

  /// The interpolation quality of scaled images.
  public enum Interpolation: Sendable, Hashable {
    /// No interpolation. Pixels stay sharp.
    case none
    /// Fast, low-quality interpolation.
    case low
    /// Medium-quality interpolation.
    case medium
    /// High-quality interpolation.
    case high
  }

  /// The size of a symbol relative to text.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public enum Scale: Sendable, Hashable {
    /// A symbol smaller than the text.
    case small
    /// A symbol as large as the text.
    case medium
    /// A symbol larger than the text.
    case large
  }
}

extension Image.Interpolation {
  package var resolved: ImageItem.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

@available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols in this view relative to text.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
