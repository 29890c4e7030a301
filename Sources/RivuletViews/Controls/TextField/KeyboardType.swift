public import RivuletCore

/// Which keyboard people are offered where one is on the screen.
@available(iOS 13.0, *)
public enum UIKeyboardType: Int, Sendable {
  /// For all languages and uses.
  case `default` = 0
  /// For letters and digits without accents.
  case asciiCapable = 1
  /// For numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of the web.
  case URL = 3
  /// For digits alone.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// For digits and a decimal sign.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For words to search for.
  case webSearch = 10
  /// For digits without those of other scripts.
  case asciiCapableNumberPad = 11

  /// For letters without accents.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

private struct KeyboardTypeKey: EnvironmentKey {
  static var defaultValue: UIKeyboardType { .default }
}

extension EnvironmentValues {
  /// A hint for keyboards on a screen; a keyboard with keys types whatever it has (B21.69).
  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}

extension View {
  /// Says which keyboard fields of this view are best written with; a keyboard with keys types whatever it has (B21.69).
  @available(iOS 13.0, tvOS 13.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
}
