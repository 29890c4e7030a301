public import RivuletCore
public import RivuletElements

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension View {
  /// Sets the label of this section in the list's index, usually a single letter; nil for none.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { modifier(SectionIndexLabelModifier(label: label)) }

  /// Sets a string as the label of this section in the list's index, usually a single letter; nil for none.
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { sectionIndexLabel(label.map { Text($0) }) }
}

@available(iOS 26.0, watchOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
extension View {
  /// Sets the visibility of the index in this view's lists. By default, a list shows an index if its sections have labels.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.listSectionIndexVisibility) { $0 = visibility }
  }
}

private struct SectionIndexVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var listSectionIndexVisibility: Visibility {
    get { self[SectionIndexVisibilityKey.self] }
    set { self[SectionIndexVisibilityKey.self] = newValue }
  }
}
