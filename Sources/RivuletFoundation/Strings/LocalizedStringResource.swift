public import Foundation

/// A reference to an entry in a string table, with its values, for a later lookup that may occur in another process. This type is missing
/// from Foundation on Linux.
public struct LocalizedStringResource: Equatable, Sendable {
  /// The location of the string tables.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's main bundle.
    case main
    /// The bundle that contains a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool {
      switch (lhs, rhs) {
      case (.main, .main): true
      case (.forClass(let old), .forClass(let new)): old == new
      case (.atURL(let old), .atURL(let new)): old == new
      default: false
      }
    }

    /// The bundle; nil if it is the main bundle or does not exist.
    package var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The key in the string table.
  public let key: String
  /// The text, with its values, to use if no table contains the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The locale for formatting numbers.
  public var locale: Locale
  private let description: BundleDescription

  /// The location of the string tables.
  public var bundle: BundleDescription { description }

  /// Creates a resource whose key is its text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle)
  }

  /// Creates a resource whose key differs from its text, which `defaultValue` provides.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue, table, locale, bundle)
  }

  /// Creates a resource whose key is its text, with a bundle object.
  @_disfavoredOverload public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle === Bundle.main ? .main : .atURL(bundle.bundleURL))
  }

  /// Creates a resource whose key differs from its text, with a bundle object.
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

  /// Returns the text from the user's tables, or otherwise the default text, with the values inserted. Numbers are formatted for `locale`.
  package func text(in locale: Locale) -> String {
    let format = ResourceBundles.ofProcess.localizedString(forKey: key, table: table, bundle: bundle.bundle, numbers: defaultValue.numbers)
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

/// A type that provides text in the user's language.
public protocol CustomLocalizedStringResourceConvertible {
  /// The resource that represents the text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// Creates the text of a resource from its string table.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text(in: ProcessLanguage.resolved(resource.locale))
  }
}

extension AttributedString {
  /// Creates the text of a resource, and interprets Markdown.
  public init(localized resource: LocalizedStringResource) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: String(localized: resource), options: options)) ?? AttributedString(String(localized: resource))
  }
}
