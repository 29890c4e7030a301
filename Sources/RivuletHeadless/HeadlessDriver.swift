package import Foundation
package import RivuletHost
package import RivuletRaster

/// Runs a view without a screen as a person would use it: sends it events, moves its clock, and asks what it shows.
///
/// The clock is virtual: it stands still until `advance(by:)`.
@MainActor
package final class HeadlessDriver {
  /// The host that shows the view.
  package let host: HeadlessHost
  let clock: VirtualClock
  /// The window that is operated.
  package let shown: HeadlessWindow
  /// Of the window, in points.
  package private(set) var size: CGSize
  /// Paints pictures; made by the first one, unless the view is measured by it.
  private(set) lazy var rasterizer = reporting(Rasterizer(language: host.locale.identifier(.bcp47)))
  /// What `paintDamage` paints on.
  package internal(set) var surface: RasterSurface?
  /// The control that is pressed, and where the pointer is.
  var press: Press?
  /// Where the contacts are that are down.
  var contactPoints: [Int: CGPoint] = [:]
  /// The turns that had run when the view was last known to be quiet between two frames.
  var quietTurns = 0
  /// Whether the view was shown, or is about to be.
  var hasBegun = false

  /// Builds the view; nothing is evaluated before the first `settle`, `turn` or other event. The configuration's clock gives way to the
  /// driver's own.
  package convenience init<Root: View>(
    _ root: Root, configuration: HeadlessConfiguration, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    let clock = VirtualClock(at: configuration.startDate)
    let configuration = configuration.completed(clock)
    let host = HeadlessHost(root, configuration: configuration, environment: environment)
    self.init(host.windows[0], of: host, clock, configuration.rasterizer)
  }

  /// Operates a window of a host.
  init(_ window: HeadlessWindow, of host: HeadlessHost, _ clock: VirtualClock, _ rasterizer: Rasterizer?) {
    self.host = host
    self.clock = clock
    shown = window
    size = window.tree.size
    if let rasterizer { self.rasterizer = reporting(rasterizer) }
  }

  /// Has what the painter says of pictures reported like what the tree says.
  private func reporting(_ rasterizer: Rasterizer) -> Rasterizer {
    rasterizer.onImageProblem = { [issues = host.issues] in issues.reportOnce(.image($0)) }
    return rasterizer
  }

  /// Gives the window another size; the next turn lays out.
  package func resize(to size: CGSize) {
    self.size = size
    surface = nil
    tree.setSize(size)
  }

  /// The window with its bar, in root coordinates.
  var window: CGRect { CGRect(x: 0, y: -tree.chrome.height, width: size.width, height: size.height + tree.chrome.height) }

  /// The tree of the view.
  package var tree: ViewTree { shown.tree }

  /// What is drawn now with an opacity above 0 inside the window, in drawing order; views that are leaving included.
  package var texts: [String] { texts(omittingHidden: false) }

  /// The drawn texts but for those that lie behind an opaque rectangle, such as the ground of a screen above them.
  package var seenTexts: [String] { texts(omittingHidden: true) }

  private func texts(omittingHidden: Bool) -> [String] {
    var collector = DrawnTexts(window: window, omitsHidden: omittingHidden)
    collector.visit(tree.drawing.root, DrawnTexts.Surroundings(visible: collector.window))
    return collector.texts
  }
}
