public import Foundation

extension PersonNameComponents {
  /// A style that formats a person's name. Foundation on Linux lacks it.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The parts of a name that the style writes.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or the given name.
      case short
      /// The given name and the family name.
      case medium
      /// All parts.
      case long
      /// The initials.
      case abbreviated
    }

    /// The parts of the name that are written.
    public var style: Style
    /// The locale.
    public var locale: Locale

    /// Creates a style that formats names.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the text of a name.
    public func format(_ components: PersonNameComponents) -> String {
      let style: PersonNameStyle =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return PersonNameText.text(of: components, style)
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }

  /// Returns the given name and the family name.
  public func formatted() -> String {
    FormatStyle().format(self)
  }

  /// Returns the name in a format style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style for a person's name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
