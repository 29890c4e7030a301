public import Foundation

extension String {
  /// Creates the text for a key and its values from the app's string tables, or from those of `bundle` if that is another bundle. Uses the
  /// key's own text if no table contains it.
  ///
  /// - Parameters:
  ///   - table: The name of the table; nil means `Localizable`.
  ///   - locale: The locale in which numbers are written. The tables determine the language.
  ///   - comment: A comment for translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let format = ResourceBundles.ofProcess.localizedString(
      forKey: keyAndValue.key, table: table, bundle: bundle, numbers: keyAndValue.numbers)
    self = keyAndValue.text(in: format ?? keyAndValue.key, ProcessLanguage.resolved(locale))
  }

  /// Creates the text for a key that differs from the text. The text with its values is `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = ResourceBundles.ofProcess.localizedString(forKey: "\(key)", table: table, bundle: bundle, numbers: defaultValue.numbers)
    self = defaultValue.text(in: format ?? defaultValue.key, ProcessLanguage.resolved(locale))
  }
}
