public import Foundation
public import RivuletCore
public import RivuletGeometry

/// A row that creates its views when they become visible (B16.01).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyHStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a row of views, aligned by a vertical guide. Without `spacing`, the views are 8 points apart (B16.14).
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: LazyContainerView {
  public typealias Body = Never

  package static var lazyAxis: Axis { .horizontal }

  package func lazyLayout(in environment: EnvironmentReader) -> LazyLayout {
    LazyLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: FiniteNumber.spacing(spacing, of: "LazyHStack") ?? 8, pinnedViews)
  }
}

@available(*, unavailable)
extension LazyHStack: Sendable {}
