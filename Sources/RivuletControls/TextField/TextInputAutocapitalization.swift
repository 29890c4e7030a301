public import RivuletCore
import RivuletElements

/// The automatic capitalization that an on-screen keyboard applies.
@available(iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public struct TextInputAutocapitalization: Sendable {
  package enum Kind: Hashable, Sendable {
    case never, words, sentences, characters
  }

  package let kind: Kind

  /// No capitalization.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
  /// Capitalization of the first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
  /// Capitalization of the first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
  /// Capitalization of all letters.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }

  /// Creates the equivalent of a value of the older type.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: kind = .never
    case .words: kind = .words
    case .sentences: kind = .sentences
    case .allCharacters: kind = .characters
    }
  }

  init(kind: Kind) {
    self.kind = kind
  }
}

/// The automatic capitalization that an on-screen keyboard applies, in the older form.
@available(iOS 13.0, *)
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization.
  case none = 0
  /// Capitalization of the first letter of each word.
  case words = 1
  /// Capitalization of the first letter of each sentence.
  case sentences = 2
  /// Capitalization of all letters.
  case allCharacters = 3
}

private struct AutocapitalizationKey: EnvironmentKey {
  static var defaultValue: TextInputAutocapitalization.Kind? { nil }
}

extension EnvironmentValues {
  /// A hint for on-screen keyboards; nil for none (B21.69).
  var autocapitalization: TextInputAutocapitalization.Kind? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }
}

extension View {
  /// Sets the automatic capitalization of on-screen keyboards for the fields in this view; nil for the keyboard's default (B21.69).
  @available(iOS 15.0, tvOS 15.0, watchOS 8.0, *)
  @available(macOS, unavailable)
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.autocapitalization) { $0 = autocapitalization?.kind }
  }

  /// Sets the automatic capitalization of on-screen keyboards for the fields in this view (B21.69).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use textInputAutocapitalization(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use textInputAutocapitalization(_:)")
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }
}
