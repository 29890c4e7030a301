public import Foundation
public import RivuletCore
public import RivuletGeometry

/// A column that creates its views when they become visible (B16.01).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyVStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a column of views, aligned by a horizontal guide. Without `spacing`, the views are 8 points apart (B16.14).
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: LazyContainerView {
  public typealias Body = Never

  package static var lazyAxis: Axis { .vertical }

  package func lazyLayout(in environment: EnvironmentReader) -> LazyLayout {
    LazyLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: FiniteNumber.spacing(spacing, of: "LazyVStack") ?? 8, pinnedViews)
  }
}

@available(*, unavailable)
extension LazyVStack: Sendable {}
