public import Foundation

/// A formatter for people's names. This type is missing from Foundation on Linux.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The extent of a formatted name.
  public enum Style: Int, Sendable {
    /// The default style, which is equivalent to `medium`.
    case `default` = 0
    /// The nickname, or otherwise the given name.
    case short = 1
    /// The given name and family name.
    case medium = 2
    /// All parts of the name.
    case long = 3
    /// The initials.
    case abbreviated = 4
  }

  /// Options for formatting a name.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Uses the phonetic representation of the name.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The style, which determines the parts to include.
  open var style = Style.default
  /// A Boolean value that indicates whether the formatter uses the phonetic representation of names.
  open var isPhonetic = false
  /// The locale of the formatter.
  open var locale: Locale! = ProcessLanguage.locale

  /// Creates a formatter in the user's language.
  public override init() {
    super.init()
  }

  /// Creates a formatter with default settings. The archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Formats a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Formats a name.
  open func string(from components: PersonNameComponents) -> String {
    let style: PersonNameStyle =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return PersonNameText.text(of: isPhonetic ? components.phoneticRepresentation ?? components : components, style)
  }

  /// Formats a name. Returns nil for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  /// Parses a name that consists of a given name, middle names and a family name. Returns nil for a string without words.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var name = PersonNameComponents()
    name.givenName = first
    if words.count > 1 { name.familyName = words.last }
    if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
    return name
  }
}
