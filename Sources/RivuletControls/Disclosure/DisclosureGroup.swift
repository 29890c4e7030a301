public import RivuletCore
import RivuletElements

/// A view that shows content below its label while the group is expanded (B17.22, B21.88).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureGroup<Label: View, Content: View> {
  /// The expanded state of a group that has no binding.
  @PersistentFlag private var isOpen
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  package nonisolated init(_isExpanded isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  /// Creates an initially collapsed group.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_isExpanded: nil, content: content, label: label())
  }

  /// Creates a group with a binding to the expanded state.
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
