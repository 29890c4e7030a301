package import Foundation
package import RivuletHost
package import RivuletRaster

/// A driver that uses a view without a screen as a person would: it sends events, advances the clock, and reads the displayed content.
///
/// The clock is virtual: it stands still until `advance(by:)`.
@MainActor
package final class HeadlessDriver {
  /// The host that displays the view.
  package let host: HeadlessHost
  let clock: VirtualClock
  /// The window that the driver operates.
  package let shown: HeadlessWindow
  /// The size of the window, in points.
  package private(set) var size: CGSize
  private var growth = WindowGrowth()
  /// The rasterizer, created for the first image unless it also measures the view's text.
  private(set) lazy var rasterizer = reporting(Rasterizer(language: host.locale.identifier(.bcp47)))
  /// The surface that `paintDamage` updates.
  package internal(set) var surface: RasterSurface?
  /// The pressed control, with the position of the pointer.
  var press: Press?
  /// The positions of the contacts that are down.
  var contactPoints: [Int: CGPoint] = [:]
  /// The number of turns at the last time when the view was known to be quiet between two frames.
  var quietTurns = 0
  /// True if the view has been displayed, or is about to be.
  var hasBegun = false

  /// Creates the view. Nothing is evaluated before the first `settle`, `turn` or other event. The driver's own clock replaces the
  /// configuration's clock.
  package convenience init<Root: View>(
    _ root: Root, configuration: HeadlessConfiguration, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    let clock = VirtualClock(at: configuration.startDate)
    let configuration = configuration.completed(clock)
    let host = HeadlessHost(root, configuration: configuration, environment: environment)
    self.init(host.windows[0], of: host, clock, configuration.rasterizer)
  }

  /// Creates a driver for a window of a host.
  init(_ window: HeadlessWindow, of host: HeadlessHost, _ clock: VirtualClock, _ rasterizer: Rasterizer?) {
    self.host = host
    self.clock = clock
    shown = window
    size = window.tree.size
    if let rasterizer { self.rasterizer = reporting(rasterizer) }
  }

  /// Returns the rasterizer, with image problems reported as issues in the tree.
  private func reporting(_ rasterizer: Rasterizer) -> Rasterizer {
    rasterizer.onImageProblem = { [issues = host.issues] in issues.reportOnce(.image($0)) }
    return rasterizer
  }

  /// Sets the size of the window. Layout follows in the next turn.
  package func resize(to size: CGSize) {
    self.size = size
    surface = nil
    tree.setSize(size)
  }

  /// Enlarges the window if it is too small for its content or its sheets, as a window on a screen does.
  func makeRoom() {
    if let size = growth.newSize(content: tree.sizeOfContent, sheets: tree.overlay.room, from: size) { resize(to: size) }
  }

  /// The frame of the window with its bar, in root coordinates.
  var window: CGRect { CGRect(x: 0, y: -tree.chrome.height, width: size.width, height: size.height + tree.chrome.height) }

  /// The tree of the view.
  package var tree: ViewTree { shown.tree }

  /// The text drawn with an opacity above 0 inside the window, in drawing order. Views that are leaving are included.
  package var texts: [String] { texts(omittingHidden: false) }

  /// The drawn text, except for text behind an opaque rectangle such as the background of a screen above it.
  package var seenTexts: [String] { texts(omittingHidden: true) }

  private func texts(omittingHidden: Bool) -> [String] {
    var collector = DrawnTexts(window: window, omitsHidden: omittingHidden)
    collector.visit(tree.drawing.root, DrawnTexts.Surroundings(visible: collector.window))
    return collector.texts
  }
}
