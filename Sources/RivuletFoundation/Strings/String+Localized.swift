public import Foundation

extension String {
  /// The text for a key with its values, from the string tables of the app, or of `bundle` if it is another one; the key's own text where none
  /// has it.
  ///
  /// - Parameters:
  ///   - table: The name of the table; `Localizable` without it.
  ///   - locale: How numbers are written. The language is that of the tables.
  ///   - comment: For translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let format = ResourceBundles.ofProcess.localizedString(forKey: keyAndValue.key, table: table, bundle: bundle)
    self = keyAndValue.text(in: format ?? keyAndValue.key, ProcessLanguage.resolved(locale))
  }

  /// The text for a key that is not the text itself: `defaultValue` has that, with its values.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = ResourceBundles.ofProcess.localizedString(forKey: "\(key)", table: table, bundle: bundle)
    self = defaultValue.text(in: format ?? defaultValue.key, ProcessLanguage.resolved(locale))
  }
}
