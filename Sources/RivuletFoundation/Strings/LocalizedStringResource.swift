public import Foundation

/// A key of a string table with its values, to be looked up later and maybe elsewhere; Foundation on Linux has none.
public struct LocalizedStringResource: Equatable, Sendable {
  /// Where the string tables lie.
  public enum BundleDescription: Equatable, Sendable {
    /// In the app's own bundle.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In the bundle at an address.
    case atURL(URL)

    public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool {
      switch (lhs, rhs) {
      case (.main, .main): true
      case (.forClass(let old), .forClass(let new)): old == new
      case (.atURL(let old), .atURL(let new)): old == new
      default: false
      }
    }

    /// The bundle itself; nil for the app's own, or where there is none.
    package var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text with its values where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `Localizable` without it.
  public let table: String?
  /// How numbers are written.
  public var locale: Locale
  private let description: BundleDescription

  /// Where the string tables lie.
  public var bundle: BundleDescription { description }

  /// A key that is the text itself.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle)
  }

  /// A key that is not the text itself: `defaultValue` has that, with its values.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue, table, locale, bundle)
  }

  /// A key that is the text itself, with the bundle as such.
  @_disfavoredOverload public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle === Bundle.main ? .main : .atURL(bundle.bundleURL))
  }

  /// A key that is not the text itself, with the bundle as such.
  @_disfavoredOverload public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue, table, locale, bundle === Bundle.main ? .main : .atURL(bundle.bundleURL))
  }

  private init(key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale, _ bundle: BundleDescription) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    description = bundle
  }

  /// The text of the person's tables with the values, or the default one; numbers as `locale` writes them.
  package func text(in locale: Locale) -> String {
    let format = ResourceBundles.ofProcess.localizedString(forKey: key, table: table, bundle: bundle.bundle)
    return defaultValue.text(in: format ?? defaultValue.key, locale)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A value that has a text in the person's language.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// The text of a resource, from the string tables that it names.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text(in: ProcessLanguage.resolved(resource.locale))
  }
}

extension AttributedString {
  /// The text of a resource, with the marks of Markdown as attributes.
  public init(localized resource: LocalizedStringResource) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: String(localized: resource), options: options)) ?? AttributedString(String(localized: resource))
  }
}
