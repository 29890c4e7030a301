public import RivuletCore
import RivuletDrawing

extension Image {
  /// How an image fills another size than its own.
  public enum ResizingMode: Sendable, Hashable {
    /// By repeating itself in its own size.
    case tile
    /// By being stretched.
    case stretch
  }

  /// Whether an image has colours of its own.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// All that is not clear is drawn in the foreground style.
    case template
    /// It has its own colours.
    case original
  }

  /// The quality of an image in another size than its own.
  public enum Interpolation: Sendable, Hashable {
    /// Pixels stay sharp.
    case none
    /// Fast.
    case low
    /// Between fast and good.
    case medium
    /// Good.
    case high
  }

  /// Sizes of symbols next to text.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public enum Scale: Sendable, Hashable {
    /// Smaller than the text.
    case small
    /// As large as the text.
    case medium
    /// Larger than the text.
    case large
  }
}

extension Image.Interpolation {
  var resolved: ImageItem.Interpolation {
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
  /// How large symbols are next to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Makes symbols in this view smaller or larger next to text.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
