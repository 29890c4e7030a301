public import Foundation
public import RivuletCore
public import RivuletGeometry

/// A grid that grows horizontally and creates its views when they become visible (B16.40).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyHGrid<Content: View> {
  private let items: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid with the given rows. Without `spacing`, its columns are 8 points apart.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    items = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: LazyContainerView {
  public typealias Body = Never

  package static var lazyAxis: Axis { .horizontal }

  package func lazyLayout(in environment: EnvironmentReader) -> LazyLayout {
    LazyLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: FiniteNumber.spacing(spacing, of: "LazyHGrid") ?? 8, tracks: GridTracks(items, of: "LazyHGrid"), pinnedViews)
  }
}

@available(*, unavailable)
extension LazyHGrid: Sendable {}
