import Foundation

extension Text {
  /// A transformation of the case of letters.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public enum Case: Sendable, Hashable {
    /// All letters in uppercase.
    case uppercase
    /// All letters in lowercase.
    case lowercase
  }
}

extension Text.Case {
  func apply(to string: String, locale: Locale) -> String {
    switch self {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}
