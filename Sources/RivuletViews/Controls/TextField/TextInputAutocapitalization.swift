public import RivuletCore

/// Which letters a keyboard on the screen makes capitals.
@available(iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public struct TextInputAutocapitalization: Sendable {
  enum Kind: Hashable, Sendable {
    case never, words, sentences, characters
  }

  let kind: Kind

  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }

  /// The same by the older name; nil for one that is not known.
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

/// Which letters a keyboard on the screen makes capitals; the older name.
@available(iOS 13.0, *)
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

private struct AutocapitalizationKey: EnvironmentKey {
  static var defaultValue: TextInputAutocapitalization.Kind? { nil }
}

extension EnvironmentValues {
  /// A hint for keyboards on a screen (B21.69).
  var autocapitalization: TextInputAutocapitalization.Kind? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }
}

extension View {
  /// Says which letters a keyboard on the screen makes capitals in fields of this view; nil leaves it to the keyboard (B21.69).
  @available(iOS 15.0, tvOS 15.0, watchOS 8.0, *)
  @available(macOS, unavailable)
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.autocapitalization) { $0 = autocapitalization?.kind }
  }

  /// Says which letters a keyboard on the screen makes capitals in fields of this view (B21.69).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use textInputAutocapitalization(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use textInputAutocapitalization(_:)")
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }
}
