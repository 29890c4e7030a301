public import Foundation
public import RivuletCore

/// The language whose rules are used to lay out text.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct TypesettingLanguage: Sendable, Equatable {
  private let language: Locale.Language?

  /// The language of the text.
  public static let automatic = TypesettingLanguage(language: nil)

  /// Returns the given language as the typesetting language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(language: language) }
}

// In Rivulet, the characters alone determine the layout of text.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Sets the language for the layout of text in this view. This modifier has no effect, because the characters determine the layout.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Sets the language for the layout of text in this view. This modifier has no effect, because the characters determine the layout.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Text {
  /// Sets the language for the layout of this text. This modifier has no effect, because the characters determine the layout.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

  /// Sets the language for the layout of this text. This modifier has no effect, because the characters determine the layout.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}
