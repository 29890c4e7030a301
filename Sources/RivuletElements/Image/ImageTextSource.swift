/// A text source that displays an image.
final class ImageTextSource: TextSource, @unchecked Sendable {
  private let image: Image

  init(_ image: Image) {
    self.image = image
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextRunStyle) {
    let resolved = image.resolve(in: resolver.environment, services: resolver.services, font: resolver.font(style))
    resolver.append(resolved, style)
  }

  override func isSame(as other: TextSource) -> Bool {
    (other as? ImageTextSource)?.image == image
  }
}

extension Text {
  /// Creates text that displays an image. A symbol is as large as the surrounding text.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init(_ image: Image) {
    self.init(storage: .source(ImageTextSource(image)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image. A symbol is as high as the surrounding text.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}
