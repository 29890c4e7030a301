public import RivuletCore

/// A label under which further views are shown while the group is expanded (B17.22, B21.88).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureGroup<Label: View, Content: View> {
  /// Whether the group is expanded, where nothing else says so.
  @RememberedFlag private var isOpen
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  nonisolated init(_isExpanded isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  /// A group that is closed at first.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_isExpanded: nil, content: content, label: label())
  }

  /// A group that is expanded while `isExpanded` says so, and writes it.
  public nonisolated init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_isExpanded: isExpanded, content: content, label: label())
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    let expansion = isExpanded ?? $isOpen
    let _ = _isOpen.room?.isOpen = expansion.wrappedValue
    DisclosureGroupBody(isExpanded: expansion, label: label, content: content).environment(\.closableRoom, _isOpen.room)
  }
}

@available(*, unavailable)
extension DisclosureGroup: Sendable {}
