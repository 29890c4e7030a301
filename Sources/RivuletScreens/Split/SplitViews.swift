import RivuletControls
public import RivuletCore
import RivuletGeometry

/// Panes side by side that people resize by dragging the lines between them.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct HSplitView<Content: View> {
  let content: Content

  /// Creates a split view with one pane for each view of a content.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension HSplitView: View {
  public var body: some View { SplitBody(axis: .horizontal, content: content) }
}

/// Panes in a column that people resize by dragging the lines between them.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct VSplitView<Content: View> {
  let content: Content

  /// Creates a split view with one pane for each view of a content.
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
