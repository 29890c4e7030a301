public import Foundation
public import RivuletCore
public import RivuletGeometry

/// A grid that grows vertically and creates its views when they become visible (B16.40).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyVGrid<Content: View> {
  private let items: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid with the given columns. Without `spacing`, its rows are 8 points apart.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    items = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: LazyContainerView {
  public typealias Body = Never

  package static var lazyAxis: Axis { .vertical }

  package func lazyLayout(in environment: EnvironmentReader) -> LazyLayout {
    LazyLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: FiniteNumber.spacing(spacing, of: "LazyVGrid") ?? 8, tracks: GridTracks(items, of: "LazyVGrid"), pinnedViews)
  }
}

@available(*, unavailable)
extension LazyVGrid: Sendable {}
