public import Foundation
public import RivuletAnimation
import RivuletCore
public import RivuletGeometry
public import RivuletLayout

/// The layout of `Grid`, for use in `AnyLayout` and in composed layouts.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct GridLayout: Sendable {
  /// The guides that align the cells of each column and of each row.
  public var alignment: Alignment
  /// The distance between columns, or nil to use the preferred spacing of the cells.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, or nil to use the preferred spacing of the cells.
  public var verticalSpacing: CGFloat?

  /// Creates a grid of rows.
  @inlinable public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GridLayout: StandardLayout {
  public typealias AnimatableData = EmptyAnimatableData

  /// The cells of the subviews, and scratch memory for the lengths of rows and columns.
  public struct Cache {
    var table: GridTable
    var scratch = GridScratch()
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(table: table(of: subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.table = table(of: subviews) }

  /// Updates the cache if a composed layout passes a different number of subviews.
  private func fit(_ cache: inout Cache, to subviews: Subviews) {
    if cache.table.count != subviews.count { updateCache(&cache, subviews: subviews) }
  }

  private func table(of subviews: Subviews) -> GridTable {
    GridTable(
      alignment: alignment, horizontalSpacing: FiniteNumber.spacing(horizontalSpacing, of: "Grid"),
      verticalSpacing: FiniteNumber.spacing(verticalSpacing, of: "Grid"), subviews.map { $0.host.gridMark(of: $0) })
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    fit(&cache, to: subviews)
    return subviews.host.size(of: subviews, by: cache.table, &cache.scratch, proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    fit(&cache, to: subviews)
    subviews.host.place(subviews, by: cache.table, &cache.scratch, in: bounds, proposal)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    fit(&cache, to: subviews)
    return subviews.host.spacing(of: subviews, by: cache.table)
  }
}
