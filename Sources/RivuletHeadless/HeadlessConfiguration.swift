package import Foundation
package import RivuletHost
package import RivuletRaster

/// The configuration of a host without a screen.
package struct HeadlessConfiguration {
  /// The size of the window in points.
  package var size = CGSize(width: 390, height: 844)
  package var idiom = Idiom.phone
  /// The number of pixels per point.
  package var displayScale: CGFloat = 2
  package var locale = Locale(identifier: "en_US")
  /// The languages of string tables, in order of preference; nil for the locale's language.
  package var languages: [String]?
  /// The text measurer. The default does not use the machine's fonts, so that sizes are the same everywhere.
  package var textMeasurer: any TextMeasuring = FixedAdvanceMeasurer()
  /// True if a driver measures text with the machine's fonts instead.
  package var usesRealFonts = false
  /// Additional folders with fonts.
  package var fontFolders: [String] = []
  /// The rasterizer for images; nil for a new one.
  package var rasterizer: Rasterizer?
  /// The handling of errors in the app's code. They are collected unless they are dropped.
  package var issues = IssuePolicy.log
  /// True if these errors are also written to standard error, as in an app (B11).
  package var writesIssues = false
  /// Receives the lines that the app's author has requested, as they arrive. They are also collected.
  package var notes: @Sendable (String) -> Void = { _ in }
  /// The tracer that measures the time of turns.
  package var tracer: (any Tracer)?
  package var clock = HeadlessClock.virtual()
  /// The start date of a driver's clock. It is always the same by default, so that runs are reproducible.
  package var startDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The stored values of the app. They are empty at first, unless they come from an earlier run.
  package var userDefaults: UserDefaults = TransientDefaults()
  /// The store of the views' state; nil for a store that starts empty and records nothing.
  package var stateStore: StateStore?
  /// The stored values of windows; nil to use the app's stored values.
  package var sceneDefaults: UserDefaults?
  /// The bundles with the app's images and string tables.
  package var resources = ResourceBundles.ofProcess {
    didSet { assets = AssetCatalogs(resources) }
  }
  /// The asset catalogs in the resources.
  private(set) var assets = AssetCatalogs.ofProcess

  package init() {}

  /// Returns the configuration with a clock, and with the machine's fonts if they are requested.
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
