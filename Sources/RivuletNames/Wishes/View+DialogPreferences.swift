public import RivuletCore

extension View {
  /// Sets whether a presentation of this view prevents the app from quitting. On Linux, presentations never do.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool? = nil) -> some View { self }
}

/// The behaviour of dictation in a search field.
@available(iOS 17.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let number: Int

  /// The platform's default behaviour.
  public static let automatic = TextInputDictationBehavior(number: 0)

  /// Returns a behaviour in which dictation takes place in the field.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(number: 1)
  }
}

/// The trigger that starts dictation.
@available(iOS 17.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextInputDictationActivation: Equatable, Sendable {
  private let number: Int

  /// Starts dictation when the user looks at the microphone.
  public static let onLook = TextInputDictationActivation(number: 0)
  /// Starts dictation when the user selects the microphone.
  public static let onSelect = TextInputDictationActivation(number: 1)
}

@available(iOS 17.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the behaviour of dictation in search fields. It has no effect on Linux, which has no dictation.
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
}
