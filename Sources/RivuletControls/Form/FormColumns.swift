import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLayout

/// A form's rows stacked vertically, with their controls aligned.
struct FormColumns<Content: View> {
  let content: Content
}

extension FormColumns: ContainerView {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> FormColumnsBehavior { FormColumnsBehavior() }

  static var contentAxis: Axis? { .vertical }

  func update(_ node: BehaviorNode<FormColumnsBehavior>, environment: EnvironmentReader) { node.update(FormColumnsBehavior()) }
}

/// The layout of a form in columns. A guide of each row specifies the distance from its leading edge to its control. A row without that
/// guide is aligned with the controls (B21.81).
struct FormColumnsBehavior: NodeBehavior {
  /// The distance between two rows, in points. Rows that contain only text use text line spacing (26).
  private static let distance: CGFloat = 8

  static var traits: NodeTraits { .draws }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    let column = column(of: node)
    var (width, height) = (CGFloat(0), CGFloat(0))
    var upper: ViewNode?
    for row in node.children {
      let start = start(of: row)
      let size = row.measure(rowProposal(proposal.width, column - start))
      width = max(width, column - start + size.width)
      height += distance(from: upper, to: row) + size.height
      upper = row
    }
    return CGSize(width: width, height: height)
  }

  func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal else { return }
    let column = column(of: node)
    var top: CGFloat = 0
    var upper: ViewNode?
    for row in node.children {
      top += distance(from: upper, to: row)
      upper = row
      let indent = column - start(of: row)
      let rowProposal = rowProposal(proposal.width, indent)
      let size = row.measure(rowProposal)
      node.place(row, at: CGPoint(x: indent, y: top), proposal: rowProposal)
      top += size.height
    }
  }

  private func distance(from upper: ViewNode?, to lower: ViewNode) -> CGFloat {
    guard let upper else { return 0 }
    let (above, below) = (upper.spacing, lower.spacing)
    return above.joinsText(of: below, along: .vertical) ? above.distance(to: below, along: .vertical) : Self.distance
  }

  /// Returns the distance from the leading edge to the aligned controls, in points.
  private func column(of node: ViewNode) -> CGFloat {
    var column: CGFloat = 0
    for row in node.children { column = max(column, start(of: row)) }
    return column
  }

  /// Returns the distance from a row's leading edge to its control, independent of the row's width.
  private func start(of row: ViewNode) -> CGFloat {
    row.dimensions(.unspecified)[explicit: .formControls] ?? 0
  }

  private func rowProposal(_ width: CGFloat?, _ indent: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max($0 - indent, 0) }, height: nil)
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }
  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }
  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  func change(from old: FormColumnsBehavior, in node: ViewNode) -> NodeChange { .nothing }
}
