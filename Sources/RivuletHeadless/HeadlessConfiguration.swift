package import Foundation
package import RivuletHost
package import RivuletRaster

/// What a host without a screen pretends to be.
package struct HeadlessConfiguration {
  /// The size of the window in points.
  package var size = CGSize(width: 390, height: 844)
  package var idiom = Idiom.phone
  /// Pixels per point.
  package var displayScale: CGFloat = 2
  package var locale = Locale(identifier: "en_US")
  /// The languages of string tables, the best one first; nil for that of the locale.
  package var languages: [String]?
  /// Without fonts of the machine, so that sizes are the same everywhere.
  package var textMeasurer: any TextMeasuring = FixedAdvanceMeasurer()
  /// Whether a driver measures text with the fonts of the machine instead.
  package var usesRealFonts = false
  /// Further folders with fonts.
  package var fontFolders: [String] = []
  /// Paints pictures; nil for one of the driver's own.
  package var rasterizer: Rasterizer?
  /// What becomes of mistakes in the app's code; they are collected unless they are dropped.
  package var issues = IssuePolicy.log
  /// Whether mistakes are written to standard error as well, as those of an app are (B11).
  package var writesIssues = false
  /// Gets the lines that the app's author has asked for, as they come; they are collected as well.
  package var notes: @Sendable (String) -> Void = { _ in }
  /// Hears where turns spend their time.
  package var tracer: (any Tracer)?
  package var clock = HeadlessClock.virtual()
  /// The date at which the clock of a driver begins; always the same one unless it is chosen, so that runs are alike.
  package var startDate = Date(timeIntervalSinceReferenceDate: 0)
  /// What the app keeps; nothing at first, unless it is that of a run before.
  package var userDefaults: UserDefaults = TransientDefaults()
  /// Where pictures and string tables of the app are looked for.
  package var resources = ResourceBundles.ofProcess {
    didSet { assets = AssetCatalogs(resources) }
  }
  /// The asset catalogs among the resources.
  private(set) var assets = AssetCatalogs.ofProcess

  package init() {}

  /// With a clock, and with fonts of the machine if they are wanted.
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
