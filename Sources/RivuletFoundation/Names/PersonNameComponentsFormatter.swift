public import Foundation

/// A formatter for people's names. Foundation on Linux lacks it.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The parts of a name that the style writes.
  public enum Style: Int, Sendable {
    /// The default style, which equals `medium`.
    case `default` = 0
    /// The nickname, or the given name.
    case short = 1
    /// The given name and the family name.
    case medium = 2
    /// All parts.
    case long = 3
    /// The initials.
    case abbreviated = 4
  }

  /// Further options for formatting a name.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The phonetic representation of the name.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The parts of the name that are written.
  open var style = Style.default
  /// A Boolean value that indicates whether the phonetic representation of a name is written.
  open var isPhonetic = false
  /// The locale.
  open var locale: Locale! = ProcessLanguage.locale

  /// Creates a formatter in the user's language.
  public override init() {
    super.init()
  }

  /// Creates a formatter with default settings. Settings are not read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the text of a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns the text of a name.
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

  /// Returns the text of a name, or nil for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  /// Returns the parts of a name written as one string: a given name, middle names and the family name. Returns nil for a string without
  /// words.
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
