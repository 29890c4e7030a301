public import Foundation

extension PersonNameComponents {
  /// Writes a person's name; Foundation on Linux has no such style.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or the given name.
      case short
      /// The given name and the family's.
      case medium
      /// All parts.
      case long
      /// The initials.
      case abbreviated
    }

    /// How much of the name is written.
    public var style: Style
    /// The language.
    public var locale: Locale

    /// A style that writes names.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The text of a name.
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

    /// The style in another language.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }

  /// The given name and the family's.
  public func formatted() -> String {
    FormatStyle().format(self)
  }

  /// The name as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A person's name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
