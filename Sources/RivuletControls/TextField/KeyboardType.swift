public import RivuletCore

/// The type of on-screen keyboard.
@available(iOS 13.0, *)
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard for all languages and purposes.
  case `default` = 0
  /// A keyboard for unaccented letters and digits.
  case asciiCapable = 1
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for web addresses.
  case URL = 3
  /// A keyboard for digits only.
  case numberPad = 4
  /// A keyboard for telephone numbers.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A keyboard for digits and a decimal separator.
  case decimalPad = 8
  /// A keyboard for short messages.
  case twitter = 9
  /// A keyboard for web searches.
  case webSearch = 10
  /// A keyboard for ASCII digits only.
  case asciiCapableNumberPad = 11

  /// A keyboard for unaccented letters.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

private struct KeyboardTypeKey: EnvironmentKey {
  static var defaultValue: UIKeyboardType { .default }
}

extension EnvironmentValues {
  /// A hint for on-screen keyboards, which does not restrict hardware keyboards (B21.69).
  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}

extension View {
  /// Sets the type of on-screen keyboard for the fields in this view. The type does not restrict hardware keyboards (B21.69).
  @available(iOS 13.0, tvOS 13.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
}
