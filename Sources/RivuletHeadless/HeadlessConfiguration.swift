package import Foundation
package import RivuletHost
package import RivuletRaster

/// The configuration of a host without a screen.
package struct HeadlessConfiguration {
  /// The window size in points.
  package var size = CGSize(width: 390, height: 844)
  package var idiom = Idiom.phone
  /// The number of pixels per point.
  package var displayScale: CGFloat = 2
  package var locale = Locale(identifier: "en_US")
  /// The languages of string tables, in order of preference, or nil to use the locale's language.
  package var languages: [String]?
  /// The text measurer. The default does not depend on the machine's fonts, so sizes are the same everywhere.
  package var textMeasurer: any TextMeasuring = FixedAdvanceMeasurer()
  /// True if a driver measures text with the machine's fonts instead.
  package var usesRealFonts = false
  /// Additional folders with fonts.
  package var fontFolders: [String] = []
  /// The rasterizer for images, or nil to create one.
  package var rasterizer: Rasterizer?
  /// The policy for errors in the app's code, which are collected unless the policy discards them.
  package var issues = IssuePolicy.log
  /// True if those errors are also written to standard error, as they are in an app (B11).
  package var writesIssues = false
  /// A closure that receives notes recorded at the request of the app's code, as they arrive. The notes are also collected.
  package var notes: @Sendable (String) -> Void = { _ in }
  /// The tracer that measures the duration of turns.
  package var tracer: (any Tracer)?
  package var clock = HeadlessClock.virtual()
  /// The start date of a driver's clock. The default is a fixed date, so that runs are reproducible.
  package var startDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The app's stored values, which are empty unless they come from an earlier run.
  package var userDefaults: UserDefaults = TransientDefaults()
  /// The store for the views' state, or nil to use a store that starts empty and records nothing.
  package var stateStore: StateStore?
  /// The stored values of windows, or nil to use the app's stored values.
  package var sceneDefaults: UserDefaults?
  /// The bundles that contain the app's images and string tables.
  package var resources = ResourceBundles.ofProcess {
    didSet { assets = AssetCatalogs(resources) }
  }
  /// The asset catalogs in the resources.
  private(set) var assets = AssetCatalogs.ofProcess

  package init() {}

  /// Returns a copy that uses the given clock and, if requested, the machine's fonts.
  @MainActor func completed(_ clock: VirtualClock) -> HeadlessConfiguration {
    var configuration = self
    configuration.clock = .manual(clock.source)
    guard usesRealFonts else { return configuration }
    tracer?.begin("fonts", of: nil)
    let made = Rasterizer(
      language: languages?.first ?? locale.identifier(.bcp47), fontFolders: fontFolders + resources.fontFolders)
    tracer?.end()
    configuration.textMeasurer = made.textMeasurer
    configuration.rasterizer = made
    return configuration
  }
}
