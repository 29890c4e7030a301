import Foundation
public import RivuletCore

/// How grave a question is that a dialog asks.
@available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, *)
public struct DialogSeverity: Equatable, Sendable {
  private let number: Int

  /// As the platform has it.
  public static let automatic = DialogSeverity(number: 0)
  /// Something may be lost.
  public static let critical = DialogSeverity(number: 1)
  /// Nothing to be afraid of.
  public static let standard = DialogSeverity(number: 2)
}

@available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// The icon of the dialogs of this view; dialogs here have none.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  /// How grave the questions are that the dialogs of this view ask; they look alike here.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  /// Lets people ask not to be asked again; dialogs here have no such switch.
  nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }

  /// Lets people ask not to be asked again; dialogs here have no such switch.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View { self }

  /// Lets people ask not to be asked again; dialogs here have no such switch.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }

  /// Lets people ask not to be asked again; dialogs here have no such switch.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Whether the app waits with its end for what this view presents; it never does.
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
