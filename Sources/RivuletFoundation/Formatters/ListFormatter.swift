public import Foundation

/// A formatter that joins items into a list, such as "a, b, and c". Foundation on Linux lacks it.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale, which determines the language.
  open var locale: Locale! = ProcessLanguage.locale
  /// The formatter for items; nil uses their own descriptions.
  open var itemFormatter: Formatter?

  /// Creates a formatter in the user's language.
  public override init() {
    super.init()
  }

  /// Creates a formatter with default settings. Settings are not read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns a list of strings in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(ProcessLanguage.locale))
  }

  /// Returns a list of items, or nil if the item formatter cannot describe one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? ProcessLanguage.locale))
  }

  /// Returns a list of the items in an array, or nil for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
