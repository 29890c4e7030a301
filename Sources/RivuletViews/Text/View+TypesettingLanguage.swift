public import Foundation
public import RivuletCore

/// The language by whose rules text is set.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct TypesettingLanguage: Sendable, Equatable {
  private let language: Locale.Language?

  /// That of the text itself.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(language: language) }
}

// The characters of a text say by themselves how they are set here.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Sets text in this view by the rules of a language. Here its characters say that by themselves.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Sets text in this view by the rules of a language. Here its characters say that by themselves.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Text {
  /// Sets the text by the rules of a language. Here its characters say that by themselves.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

  /// Sets the text by the rules of a language. Here its characters say that by themselves.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}
