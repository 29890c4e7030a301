public import RivuletCore

extension View {
  /// Whether the app waits with its end for what this view presents; it never does.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool? = nil) -> some View { self }
}

/// How people dictate what they search for.
@available(iOS 17.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let number: Int

  /// As the platform has it.
  public static let automatic = TextInputDictationBehavior(number: 0)

  /// In the field itself.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(number: 1)
  }
}

/// What begins dictation.
@available(iOS 17.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextInputDictationActivation: Equatable, Sendable {
  private let number: Int

  /// Looking at the microphone.
  public static let onLook = TextInputDictationActivation(number: 0)
  /// Choosing the microphone.
  public static let onSelect = TextInputDictationActivation(number: 1)
}

@available(iOS 17.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// How people dictate what they search for; there is no dictation here.
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
}
