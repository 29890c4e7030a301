public import Combine
public import Foundation
public import RivuletCore
import RivuletDrawing
public import RivuletGeometry

/// Makes pictures of a view that is in no window.
///
/// On a Mac a picture is a `CGImage`, a `UIImage` or an `NSImage`. There are no such types here: `pngData` is the picture as a PNG file.
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

  /// The picture as a PNG file; nil for a view without a size, or where no host runs that paints.
  ///
  /// A view without surroundings is light, enabled, and written as the locale of the host says.
  public var pngData: Data? {
    guard let host = IssueSink.currentServices, scale > 0, scale.isFinite else { return nil }
    let services = OffscreenServices(host, displayScale: scale)
    var environment = EnvironmentValues()
    (environment.idiom, environment.displayScale, environment.locale) = (services.idiom, scale, services.locale)
    let proposal = proposedSize
    let tree = ViewTree(content, services: services, size: CGSize(width: 0, height: 0), environment: environment, runsTasks: false)
    defer { tree.close() }
    tree.runTurn()
    let size = tree.contentSize(proposal)
    guard size.width.isFinite, size.height.isFinite else { return nil }
    tree.setSize(size)
    tree.runTurn()
    let list = tree.drawing.displayList(scale: scale)
    return host.png(of: list, size: size, background: isOpaque ? .black : .clear)
  }
}
