public import Foundation
public import RivuletCore
public import RivuletGeometry

/// A container with rows and columns. Each column is as wide as its widest cell, and each row as high as its tallest cell (documentation).
///
/// The first view of each `GridRow` is in the first column, and so on. A view outside a row spans all columns.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct Grid<Content: View> {
  private let layout: LayoutValue<GridLayout>
  private let content: Content

  /// Creates a grid of rows. If a spacing is nil, the distances depend on the adjacent cells (B9.08).
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = LayoutValue(
      GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Grid: LayoutContainerView {
  public typealias Body = Never
  typealias L = GridLayout

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    makeContainer(view: view, inputs: &inputs)
  }
}

@available(*, unavailable)
extension Grid: Sendable {}
