public import Foundation

/// Joins items to a list, such as "a, b, and c"; Foundation on Linux has none.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// Gives the language.
  open var locale: Locale! = ProcessLanguage.locale
  /// Describes items; nil leaves that to them.
  open var itemFormatter: Formatter?

  /// A formatter in the person's language.
  public override init() {
    super.init()
  }

  /// A formatter with default settings: those of the other one are not read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Joins texts in the person's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(ProcessLanguage.locale))
  }

  /// Joins items; nil if the formatter of items cannot describe one.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? ProcessLanguage.locale))
  }

  /// Joins the items of an array; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
