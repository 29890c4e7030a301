/// The progress of loading an image.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum AsyncImagePhase: Sendable {
  /// No image is loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// Loading has failed.
  case failure(any Error)

  /// The image, or nil if it has not been loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, or nil if loading has not failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
