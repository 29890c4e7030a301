public import RivuletCore

/// A modifier that adds reasons for redacting its content.
struct RedactionModifier: EnvironmentModifier {
  typealias Body = Never

  let reasons: RedactionReasons

  func change(_ environment: inout EnvironmentValues) {
    environment.redactionReasons.formUnion(reasons)
  }
}

extension View {
  /// Redacts text and images in this view by drawing bars. The reason is added to the reasons in the environment.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(reasons: reason))
  }

  /// Draws this view without redaction, regardless of the environment.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks the content of this view as private. Private content is redacted if the reasons include privacy.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
