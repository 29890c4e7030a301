public import Combine
public import Foundation
public import RivuletCore
import RivuletDrawing
public import RivuletGeometry

/// An object that creates images of a view outside any window.
///
/// An image is available as a `CGImage`, a `UIImage` or an `NSImage`, or as PNG data with `pngData`, which exists only on Linux.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view to render.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size to propose to the view. The default is unspecified, which results in the view's ideal size.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// The number of pixels per point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// A Boolean value that indicates whether the image has a black background instead of a clear one.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// The colour mode of the image. Files use gamma-encoded sRGB.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  /// Creates a renderer for a view in the default environment.
  public init(content view: Content) {
    content = view
  }

  /// The image as pixels, or nil if the view has no size or no host paints.
  public var cgImage: CGImage? { pngData.flatMap { CGImage(encoded: $0) } }

  /// The image as PNG data, or nil if the view has no size or no host paints.
  ///
  /// The view is drawn enabled, in a light appearance and in the locale of the host.
  public var pngData: Data? {
    guard let host = IssueSink.currentServices else { return nil }
    return withDrawing(scale: scale) { list, size in host.png(of: list, size: size, background: isOpaque ? .black : .clear) } ?? nil
  }

  /// Calls a closure with the drawing of the view and its size. Returns nil if the view has no size or if there is no host.
  package func withDrawing<Result>(scale: CGFloat, _ body: (DisplayList, CGSize) -> Result) -> Result? {
    guard let host = IssueSink.currentServices, scale > 0, scale.isFinite else { return nil }
    return withTree(host, scale: scale) { tree in
      let size = tree.contentSize(proposedSize)
      guard size.width.isFinite, size.height.isFinite else { return nil }
      tree.setSize(size)
      tree.runTurn()
      return body(tree.drawing.displayList(scale: scale), size)
    }
  }

  /// Returns the size of the view for a proposal, or zero without a host.
  package func size(proposing proposal: ProposedViewSize) -> CGSize {
    guard let host = IssueSink.currentServices else { return .zero }
    return withTree(host, scale: scale) { $0.contentSize(proposal) }
  }

  /// Calls a closure with an offscreen tree that shows the view.
  private func withTree<Result>(_ host: any HostServices, scale: CGFloat, _ body: (ViewTree) -> Result) -> Result {
    let services = OffscreenServices(host, displayScale: scale)
    var environment = EnvironmentValues()
    (environment.idiom, environment.displayScale, environment.locale) = (services.idiom, scale, services.locale)
    let tree = ViewTree(content, services: services, size: CGSize(width: 0, height: 0), environment: environment, runsTasks: false)
    defer { withExtendedLifetime(services) { tree.close() } }
    tree.runTurn()
    return body(tree)
  }
}
