/// A target in a project: its files, its settings, and its dependencies. All paths are absolute.
public struct AppTarget: Hashable, Sendable {
  /// The name in the project.
  public var name: String
  /// The kind of product.
  public var kind: TargetKind
  /// The name of the product, without an extension.
  public var productName: String
  /// The name by which other targets import this one.
  public var moduleName: String
  /// The platforms that it is built for; empty if the project does not specify any.
  public var platforms: Set<AppPlatform>
  /// The Swift files, in the order of the project.
  public var sources: [String]
  /// Files that are compiled but are not Swift, such as Objective-C, Metal, and data models.
  public var foreignSources: [String]
  /// The files and folders that are copied into the bundle, in the order of the project.
  public var resources: [AppResource]
  /// The language mode.
  public var languageMode: LanguageMode
  /// The default isolation.
  public var defaultIsolation: DefaultIsolation
  /// The `#if` conditions, such as `DEBUG`, in the order of the project and without duplicates.
  public var conditions: [String]
  /// The names of the upcoming compiler features that the settings enable.
  public var upcomingFeatures: [String]
  /// The values in the information dictionary: those in its file, and those that the settings generate.
  public var info: [String: InfoValue]
  /// The package products that it links.
  public var packageProducts: [PackageProduct]
  /// The names of the targets in the project that it depends on or links.
  public var dependencies: [String]
  /// The names of other projects' products that it links, such as `Kit` for `Kit.framework` and `libKit.a`.
  public var linkedProducts: [String]
  /// The build settings of the chosen configuration, resolved.
  public var settings: [String: String]

  /// Creates a target without files; the rest is set afterwards.
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

  /// The bundle identifier; nil if there is none.
  public var bundleIdentifier: String? { value("PRODUCT_BUNDLE_IDENTIFIER") }
  /// The version that people see, such as `1.2`; nil if there is none.
  public var marketingVersion: String? { value("MARKETING_VERSION") }
  /// The name of the icon in the asset catalogs; nil if there is none.
  public var appIconName: String? { value("ASSETCATALOG_COMPILER_APPICON_NAME") }
  /// The name of the accent colour in the asset catalogs; nil if there is none.
  public var accentColorName: String? { value("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME") }

  /// Returns a setting if it is not empty.
  private func value(_ key: String) -> String? { settings[key].flatMap { $0.isEmpty ? nil : $0 } }
}
