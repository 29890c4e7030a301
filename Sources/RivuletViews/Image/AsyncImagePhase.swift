/// How far an image is that is loaded.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum AsyncImagePhase: Sendable {
  /// There is none yet.
  case empty
  /// The image.
  case success(Image)
  /// Why there is none.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no image, if loading has ended without one.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
