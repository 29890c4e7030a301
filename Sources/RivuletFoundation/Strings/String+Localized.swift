public import Foundation

extension String {
  /// Creates the text for a key and its values from the string tables of the app or another bundle. If no table contains the key, the key
  /// is used as the text.
  ///
  /// - Parameters:
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - locale: The locale for formatting numbers. The tables determine the language.
  ///   - comment: A comment for translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let format = ResourceBundles.ofProcess.localizedString(
      forKey: keyAndValue.key, table: table, bundle: bundle, numbers: keyAndValue.numbers)
    self = keyAndValue.text(in: format ?? keyAndValue.key, ProcessLanguage.resolved(locale))
  }

  /// Creates the text for a key that differs from the text, which `defaultValue` provides.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = ResourceBundles.ofProcess.localizedString(forKey: "\(key)", table: table, bundle: bundle, numbers: defaultValue.numbers)
    self = defaultValue.text(in: format ?? defaultValue.key, ProcessLanguage.resolved(locale))
  }
}
