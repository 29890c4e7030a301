public import Combine
public import Foundation
public import RivuletCore
import RivuletDrawing
public import RivuletGeometry

/// Makes pictures of a view that is in no window.
///
/// A picture is a `CGImage`, a `UIImage` or an `NSImage`, or a PNG file: `pngData`, which is there on Linux alone.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view.
  public var content: Content { willSet { objectWillChange.send() } }
  /// What is proposed to the view; unspecified at first, so that it has its own size.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// How many pixels make a point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the picture has a black ground instead of none.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// How colours are stored. Files have gamma-encoded sRGB.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  /// A renderer of a view, as it is without any surroundings.
  public init(content view: Content) {
    content = view
  }

  /// The picture as pixels; nil for a view without a size, or where no host runs that paints.
  public var cgImage: CGImage? { pngData.flatMap { CGImage(encoded: $0) } }

  /// The picture under its name in UIKit, in the size of the view.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

  /// The picture under its name in AppKit, in the size of the view.
  public var nsImage: NSImage? {
    cgImage.map { NSImage(cgImage: $0, size: CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale)) }
  }

  /// The picture as a PNG file; nil for a view without a size, or where no host runs that paints.
  ///
  /// A view without surroundings is light, enabled, and written as the locale of the host says.
  public var pngData: Data? {
    guard let host = IssueSink.currentServices, scale > 0, scale.isFinite else { return nil }
    return withTree(host) { tree in
      let size = tree.contentSize(proposedSize)
      guard size.width.isFinite, size.height.isFinite else { return nil }
      tree.setSize(size)
      tree.runTurn()
      let list = tree.drawing.displayList(scale: scale)
      return host.png(of: list, size: size, background: isOpaque ? .black : .clear)
    }
  }

  /// The size of the view where another one is proposed; zero where no host runs.
  func size(proposing proposal: ProposedViewSize) -> CGSize {
    guard let host = IssueSink.currentServices else { return .zero }
    return withTree(host) { $0.contentSize(proposal) }
  }

  /// Shows the view in no window for as long as a closure runs.
  private func withTree<Result>(_ host: any HostServices, _ body: (ViewTree) -> Result) -> Result {
    let services = OffscreenServices(host, displayScale: scale)
    var environment = EnvironmentValues()
    (environment.idiom, environment.displayScale, environment.locale) = (services.idiom, scale, services.locale)
    let tree = ViewTree(content, services: services, size: CGSize(width: 0, height: 0), environment: environment, runsTasks: false)
    defer { withExtendedLifetime(services) { tree.close() } }
    tree.runTurn()
    return body(tree)
  }
}
