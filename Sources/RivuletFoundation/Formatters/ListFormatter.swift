public import Foundation

/// A formatter that joins items into a list, such as "a, b, and c". This type is missing from Foundation on Linux.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale, which determines the language.
  open var locale: Locale! = ProcessLanguage.locale
  /// The formatter for the items; nil to use the items' own descriptions.
  open var itemFormatter: Formatter?

  /// Creates a formatter in the user's language.
  public override init() {
    super.init()
  }

  /// Creates a formatter with default settings. The archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Joins strings into a list in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(ProcessLanguage.locale))
  }

  /// Joins items into a list. Returns nil if the item formatter can't describe one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? ProcessLanguage.locale))
  }

  /// Joins the items of an array into a list, or returns nil for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
