public import RivuletCore

/// Adds reasons not to show content as it is.
struct RedactionModifier: EnvironmentModifier {
  typealias Body = Never

  let reasons: RedactionReasons

  func change(_ environment: inout EnvironmentValues) {
    environment.redactionReasons.formUnion(reasons)
  }
}

extension View {
  /// Draws bars in the place of texts and images in this view, for a reason beside those of the surroundings.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(reasons: reason))
  }

  /// Draws this view as it is, whatever the surroundings say.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks what this view shows as private: it is not drawn where the reason to redact is privacy.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
