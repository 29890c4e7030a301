public import RivuletCore
import RivuletGeometry

/// Panes side by side, which people make wider and narrower by the lines between them.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct HSplitView<Content: View> {
  let content: Content

  /// A split view whose panes are the views of a content.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension HSplitView: View {
  public var body: some View { SplitBody(axis: .horizontal, content: content) }
}

/// Panes below each other, which people make higher and lower by the lines between them.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct VSplitView<Content: View> {
  let content: Content

  /// A split view whose panes are the views of a content.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension VSplitView: View {
  public var body: some View { SplitBody(axis: .vertical, content: content) }
}

@available(*, unavailable)
extension HSplitView: Sendable {}

@available(*, unavailable)
extension VSplitView: Sendable {}
