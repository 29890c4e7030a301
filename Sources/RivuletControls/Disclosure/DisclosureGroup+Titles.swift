public import RivuletCore
public import RivuletElements

extension DisclosureGroup where Label == Text {
  /// Creates an initially collapsed group with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(_isExpanded: nil, content: content, label: Text(titleKey))
  }

  /// Creates a group with a localized title and a binding to the expanded state.
  public nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(_isExpanded: isExpanded, content: content, label: Text(titleKey))
  }

  /// Creates an initially collapsed group with a title that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(_isExpanded: nil, content: content, label: Text(label))
  }

  /// Creates a group with a title that is not localized and a binding to the expanded state.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(_isExpanded: isExpanded, content: content, label: Text(label))
  }
}
