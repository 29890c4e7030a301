public import Foundation
public import RivuletCore
import RivuletFoundation

/// A view that loads an image from a URL and shows it.
///
/// Files, `data:` URLs and servers are read off the main actor. Loading is cancelled when the view disappears.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AsyncImage<Content: View> {
  let url: URL?
  package let scale: CGFloat
  package let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  /// The URL of the current phase.
  @State private var shownURL: URL?
  @Environment(\.systemOpener) private var system

  /// Creates a view that shows the image at its own size. A grey area fills the space while the image is loading, and after a failure.
  ///
  /// - Parameters:
  ///   - url: The address, or nil to keep the placeholder.
  ///   - scale: The number of pixels per point.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image(Image.Loaded(file: nil, size: CGSize(width: 10, height: 10))).resizable() }
  }

  /// Creates a view with custom content for the loaded image, and a placeholder while the image is loading.
  ///
  /// - Parameters:
  ///   - url: The address, or nil to keep the placeholder.
  ///   - scale: The number of pixels per point.
  ///   - content: A closure that returns the view of the loaded image.
  ///   - placeholder: A closure that returns the view to show until the image is loaded.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates a view with custom content for each phase.
  ///
  /// - Parameters:
  ///   - url: The address. If the address is nil, the phase stays empty.
  ///   - scale: The number of pixels per point.
  ///   - transaction: The transaction of each change of phase.
  ///   - content: A closure that returns the view for a phase.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AsyncImage: View {
  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  @MainActor private func load() async {
    if shownURL == url, phase.image != nil { return }
    if shownURL != url, shownURL != nil { show(.empty) }
    shownURL = url
    guard let url, let services = system?.services else { return }
    do {
      let file = try await services.fetchFile(at: url)
      try Task.checkCancellation()
      let picture = services.picture(inFile: file.path)
      guard picture.problem == nil, picture.size.width > 0, picture.size.height > 0 else { throw URLError(.cannotDecodeContentData) }
      let scale = scale > 0 && scale.isFinite ? scale : 1
      let size = CGSize(width: picture.size.width / scale, height: picture.size.height / scale)
      show(.success(Image(Image.Loaded(file: file, size: size))))
    } catch {
      if !Task.isCancelled { show(.failure(error)) }
    }
  }

  @MainActor private func show(_ phase: AsyncImagePhase) {
    withTransaction(transaction) { self.phase = phase }
  }
}

@available(*, unavailable)
extension AsyncImage: Sendable {}
