public import Foundation

/// Writes persons' names; Foundation on Linux has none.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// The same as `medium`.
    case `default` = 0
    /// The nickname, or the given name.
    case short = 1
    /// The given name and the family's.
    case medium = 2
    /// All parts.
    case long = 3
    /// The initials.
    case abbreviated = 4
  }

  /// What else can be wanted of a name.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As it is spoken.
    public static let phonetic = Options(rawValue: 2)
  }

  /// How much of the name is written.
  open var style = Style.default
  /// Whether the spoken form of a name is written.
  open var isPhonetic = false
  /// The language.
  open var locale: Locale! = ProcessLanguage.locale

  /// A formatter in the person's language.
  public override init() {
    super.init()
  }

  /// A formatter with default settings: those of the other one are not read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// The text of a name.
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

  /// The text of a name; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  /// The parts of a name that is written as one text: a given name, names in the middle, and the family's. Nil without any word.
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
