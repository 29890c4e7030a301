import RivuletControls
public import RivuletCore
import RivuletGeometry

/// A view that arranges panes side by side. People resize the panes by dragging the dividers.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct HSplitView<Content: View> {
  let content: Content

  /// Creates a split view with one pane for each view in its content.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension HSplitView: View {
  public var body: some View { SplitBody(axis: .horizontal, content: content) }
}

/// A view that stacks panes vertically. People resize the panes by dragging the dividers.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct VSplitView<Content: View> {
  let content: Content

  /// Creates a split view with one pane for each view in its content.
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
