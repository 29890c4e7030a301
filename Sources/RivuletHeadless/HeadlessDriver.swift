package import Foundation
package import RivuletHost
package import RivuletRaster

/// A driver that operates a view without a screen as a person would: it sends events, advances the clock, and reads the displayed content.
///
/// The clock is virtual and stands still until it is advanced, for example with `advance(by:)`.
@MainActor
package final class HeadlessDriver {
  /// The host that runs the view.
  package let host: HeadlessHost
  let clock: VirtualClock
  /// The window that the driver operates.
  package let shown: HeadlessWindow
  /// The size of the window, in points.
  package private(set) var size: CGSize
  private var growth = WindowGrowth()
  /// The rasterizer, created for the first image unless the configuration provides one.
  private(set) lazy var rasterizer = reporting(Rasterizer(language: host.locale.identifier(.bcp47)))
  /// The surface that `paintDamage` updates.
  package internal(set) var surface: RasterSurface?
  /// The press in progress, with the pointer's position.
  var press: Press?
  /// The positions of the contacts that are down, keyed by identifier.
  var contactPoints: [Int: CGPoint] = [:]
  /// The turn count when the view was last known to be idle between two frames.
  var quietTurns = 0
  /// True if the view has been shown or is about to be shown.
  var hasBegun = false

  /// Creates the view without evaluating it. The first `settle`, `turn`, or other event evaluates it. The driver's own clock replaces that
  /// of the configuration.
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

  /// Returns the rasterizer after configuring it to report image problems as runtime issues.
  private func reporting(_ rasterizer: Rasterizer) -> Rasterizer {
    rasterizer.onImageProblem = { [issues = host.issues] in issues.reportOnce(.image($0)) }
    return rasterizer
  }

  /// Sets the size of the window. The layout is updated in the next turn.
  package func resize(to size: CGSize) {
    self.size = size
    surface = nil
    tree.setSize(size)
  }

  /// Enlarges the window if its content or sheets don't fit, as a window on a screen does.
  func growIfNeeded() {
    if let size = growth.newSize(content: tree.sizeOfContent, sheets: tree.overlay.room, from: size) { resize(to: size) }
  }

  /// The frame of the window, including its bar, in root coordinates.
  var window: CGRect { CGRect(x: 0, y: -tree.chrome.height, width: size.width, height: size.height + tree.chrome.height) }

  /// The view's tree.
  package var tree: ViewTree { shown.tree }

  /// The text drawn inside the window with an opacity greater than 0, in drawing order, including text in views that are being removed.
  package var texts: [String] { texts(omittingHidden: false) }

  /// The drawn text, excluding any text behind an opaque rectangle, such as the background of a screen above it.
  package var seenTexts: [String] { texts(omittingHidden: true) }

  private func texts(omittingHidden: Bool) -> [String] {
    var collector = DrawnTexts(window: window, omitsHidden: omittingHidden)
    collector.visit(tree.drawing.root, DrawnTexts.Surroundings(visible: collector.window))
    return collector.texts
  }
}
