import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLayout
import RivuletLooks
import RivuletTree

/// The layout of a split view. It arranges columns side by side with dividers, or a single child that fills the view.
struct SplitBehavior: NodeBehavior {
  /// The widths of all columns except the last, in points, or nil for a collapsed stack.
  package var widths: [CGFloat]?
  /// True if the leading columns cover the last column, which is then the first element (B18.59).
  var overlaysDetail = false
  /// The minimum width of the last column, in points.
  var minimumDetailWidth: CGFloat = 0
  /// The number of changes, which makes changed behaviours unequal.
  var version = 0

  static var traits: NodeTraits { .draws }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    var size = CGSize.zero
    for (index, child) in columns(of: node).enumerated() {
      let width = widths.flatMap { index < $0.count ? $0[index] : nil }
      let own = child.size(ProposedViewSize(width: width ?? proposal.width, height: proposal.height))
      // If there is not enough width for the detail column, the first column is hidden.
      let least = widths != nil && width == nil ? minimumDetailWidth : 0
      size.width = overlaysDetail ? max(size.width, own.width) : size.width + (width ?? max(own.width, least))
      size.height = max(size.height, own.height)
    }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  /// Returns the columns in order from the leading edge.
  private func columns(of node: ViewNode) -> [ViewNode] {
    let columns = node.elements.prefix((widths?.count ?? 0) + 1)
    return overlaysDetail ? Array(columns.dropFirst()) + columns.prefix(1) : Array(columns)
  }

  func placeChildren(of node: ViewNode) {
    node.attachment(SplitModel.self)?.noteWidth(node.size.width)
    let columns = columns(of: node)
    let dividers = Array(node.elements.dropFirst(columns.count))
    var x: CGFloat = 0
    for (index, child) in columns.enumerated() {
      let isLast = index == columns.count - 1
      if isLast, overlaysDetail { x = 0 }
      let width = isLast ? max(node.size.width - x, 0) : min(widths?[index] ?? 0, node.size.width)
      place(child, x: x, width: width, in: node)
      x += width
      if !isLast, index < dividers.count {
        place(dividers[index], x: x - ColumnDivider.reach, width: ColumnDivider.reach * 2 + 1, in: node)
        x += 1
      }
    }
  }

  private func place(_ child: ViewNode, x: CGFloat, width: CGFloat, in node: ViewNode) {
    node.place(child, at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: width, height: node.size.height))
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }

  func change(from old: SplitBehavior, in node: ViewNode) -> NodeChange {
    widths == old.widths && overlaysDetail == old.overlaysDetail && minimumDetailWidth == old.minimumDetailWidth && version == old.version
      ? .nothing : .layout
  }
}

/// The line between two columns. People can drag the line if the looks allow it.
struct ColumnDivider {
  /// The distance from the line at which people can still grab it, in points.
  static let reach: CGFloat = 4

  let column: SplitColumn
  @Environment(\.looks.splits) private var look
  @Environment(\.layoutDirection) private var direction
  /// The width of the column at the start of the drag, in points.
  @State private var start: CGFloat?

  init(column: SplitColumn) { self.column = column }
}

extension ColumnDivider: View {
  var body: some View {
    let column = column
    ColumnLine()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { value in
            guard let split = column.split else { return }
            let from = start ?? split.currentWidth(of: column)
            start = from
            split.drag(column, to: from + (direction == .rightToLeft ? -value.translation.width : value.translation.width))
          }
          .onEnded { _ in start = nil }, isEnabled: look.movesDividers
      )
      .pointerStyle(look.movesDividers ? .columnResize : nil)
      .ignoresSafeArea()
      .accessibilityHidden(true)
  }
}
