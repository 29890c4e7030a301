/// A target in a project, with its files, settings, and dependencies. All paths are absolute.
public struct AppTarget: Hashable, Sendable {
  /// The name in the project.
  public var name: String
  /// The kind of the product.
  public var kind: TargetKind
  /// The name of the product, without an extension.
  public var productName: String
  /// The name under which other targets import this target.
  public var moduleName: String
  /// The platforms for which the target is built. Empty if the project specifies none.
  public var platforms: Set<AppPlatform>
  /// The Swift files, in project order.
  public var sources: [String]
  /// The source files in other languages, such as Objective-C, Metal, and data models.
  public var foreignSources: [String]
  /// The files and folders to copy into the bundle, in project order.
  public var resources: [AppResource]
  /// The language mode.
  public var languageMode: LanguageMode
  /// The default isolation.
  public var defaultIsolation: DefaultIsolation
  /// The `#if` conditions, such as `DEBUG`, in project order and without duplicates.
  public var conditions: [String]
  /// The names of the upcoming compiler features enabled in the settings.
  public var upcomingFeatures: [String]
  /// The values in the information dictionary, both those from its file and those generated from settings.
  public var info: [String: InfoValue]
  /// The package products that the target links.
  public var packageProducts: [PackageProduct]
  /// The names of the targets in the project that this target depends on or links.
  public var dependencies: [String]
  /// The names of the products from other projects that the target links, such as `Kit` for `Kit.framework` and `libKit.a`.
  public var linkedProducts: [String]
  /// The resolved build settings of the chosen configuration.
  public var settings: [String: String]

  /// Creates a target without files and with default settings.
  public init(name: String, kind: TargetKind, productName: String? = nil) {
    let product = productName ?? name
    self.name = name
    self.kind = kind
    self.productName = product
    moduleName = SettingOperator.cIdentifier(product)
    platforms = []
    sources = []
    foreignSources = []
    resources = []
    languageMode = .swift5
    defaultIsolation = .nonisolated
    conditions = []
    upcomingFeatures = []
    info = [:]
    packageProducts = []
    dependencies = []
    linkedProducts = []
    settings = [:]
  }

  /// The bundle identifier, or nil if it is not set.
  public var bundleIdentifier: String? { value("PRODUCT_BUNDLE_IDENTIFIER") }
  /// The user-visible version, such as `1.2`, or nil if it is not set.
  public var marketingVersion: String? { value("MARKETING_VERSION") }
  /// The name of the icon in the asset catalogs, or nil if it is not set.
  public var appIconName: String? { value("ASSETCATALOG_COMPILER_APPICON_NAME") }
  /// The name of the accent colour in the asset catalogs, or nil if it is not set.
  public var accentColorName: String? { value("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME") }

  /// Returns the value of a setting, or nil if the setting is empty or missing.
  private func value(_ key: String) -> String? { settings[key].flatMap { $0.isEmpty ? nil : $0 } }
}
