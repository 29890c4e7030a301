public import Foundation

extension PersonNameComponents {
  /// A style that formats a person's name. This type is missing from Foundation on Linux.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The extent of a formatted name.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or otherwise the given name.
      case short
      /// The given name and family name.
      case medium
      /// All parts of the name.
      case long
      /// The initials.
      case abbreviated
    }

    /// The style, which determines the parts to include.
    public var style: Style
    /// The locale of the style.
    public var locale: Locale

    /// Creates a style that formats a person's name.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Formats a name.
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

    /// Returns the style with the given locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }

  /// Formats the given name and family name.
  public func formatted() -> String {
    FormatStyle().format(self)
  }

  /// Formats the name with a format style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style that formats a person's name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
