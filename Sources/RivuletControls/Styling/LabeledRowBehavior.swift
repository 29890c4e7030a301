import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLayout

/// A layout that places its two children, a label and a control, side by side. A zero-width label counts as no label.
struct LabeledRowBehavior: NodeBehavior, Equatable {
  enum Arrangement {
    /// The control follows the label directly.
    case beside
    /// The label is at the leading edge of the row, and the control at the trailing edge.
    case apart
    /// The control is aligned with the form's other controls, and the label ends before the control (B21.81).
    case columns
  }

  /// The proposals, sizes, and positions of the parts of a row.
  private struct Parts {
    var label = ProposedViewSize.unspecified
    var control = ProposedViewSize.unspecified
    var labelSize = CGSize.zero
    var controlSize = CGSize.zero
    var labelTop: CGFloat = 0
    var controlTop: CGFloat = 0
    var gap: CGFloat = 0
    var height: CGFloat = 0
    /// True if the control is below the label.
    var isStacked = false
    var width: CGFloat { isStacked ? max(labelSize.width, controlSize.width) : labelSize.width + gap + controlSize.width }
  }

  /// The spacing between a label and its control, in points (B21.81).
  static let distance: CGFloat = 8
  /// The minimum width of a label in points, regardless of the available width.
  private static let minimumLabelWidth: CGFloat = 60

  let arrangement: Arrangement
  /// True if the row fills the proposed width.
  let fillsWidth: Bool
  /// True if the row has the height of its label, if any. A taller control extends beyond both edges.
  let hasLabelHeight: Bool
  /// True if the control moves below the label when the two do not fit side by side.
  let stacks: Bool

  static var traits: NodeTraits { [.draws, .setsGuides] }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    guard node.children.count == 2 else { return .zero }
    let parts = parts(of: node, proposal)
    let width = fillsWidth ? max(proposal.width ?? 0, parts.width) : parts.width
    return CGSize(width: width, height: parts.height)
  }

  func placeChildren(of node: ViewNode) {
    guard node.children.count == 2, let proposal = node.proposal else { return }
    let parts = parts(of: node, proposal)
    node.place(node.children[0], at: CGPoint(x: 0, y: parts.labelTop), proposal: parts.label)
    node.place(node.children[1], at: CGPoint(x: controlStart(parts, in: node.size.width), y: parts.controlTop), proposal: parts.control)
  }

  private func controlStart(_ parts: Parts, in width: CGFloat) -> CGFloat {
    if parts.isStacked { return 0 }
    return arrangement == .apart ? width - parts.controlSize.width : parts.labelSize.width + parts.gap
  }

  /// Measures both parts. The control takes the width beside the label. The label shrinks if the control would otherwise be too narrow.
  private func parts(of node: ViewNode, _ proposal: ProposedViewSize) -> Parts {
    let (label, control) = (node.children[0], node.children[1])
    var parts = Parts()
    let ideal = label.measure(.unspecified).width
    parts.gap = ideal > 0 ? Self.distance : 0
    if stacks, ideal > 0, let width = proposal.width, width < ideal + parts.gap + control.measure(.unspecified).width {
      return stackedParts(label, control, width)
    }
    if let width = proposal.width, width.isFinite, ideal > 0 {
      let least = control.measure(ProposedViewSize(width: 0, height: proposal.height)).width
      let room = max(width - parts.gap - least, 0)
      parts.label = ProposedViewSize(width: arrangement == .columns ? ideal : min(ideal, max(room, Self.minimumLabelWidth)), height: nil)
      parts.labelSize = label.measure(parts.label)
      parts.control = ProposedViewSize(width: max(width - parts.gap - parts.labelSize.width, 0), height: proposal.height)
    } else {
      parts.labelSize = label.measure(parts.label)
      parts.control = ProposedViewSize(width: proposal.width, height: proposal.height)
    }
    parts.controlSize = control.measure(parts.control)
    align(&parts, label, control)
    return parts
  }

  /// Measures both parts for a stacked arrangement.
  private func stackedParts(_ label: ViewNode, _ control: ViewNode, _ width: CGFloat) -> Parts {
    var parts = Parts()
    parts.isStacked = true
    parts.label = ProposedViewSize(width: width, height: nil)
    parts.control = ProposedViewSize(width: width, height: nil)
    parts.labelSize = label.measure(parts.label)
    parts.controlSize = control.measure(parts.control)
    parts.controlTop = parts.labelSize.height + Self.distance
    parts.height = parts.controlTop + parts.controlSize.height
    return parts
  }

  /// Aligns the two parts vertically. A centre guide of the control is aligned with the middle of the label. Otherwise, adjacent parts that
  /// both contain text share a baseline, and all other parts are centred.
  private func align(_ parts: inout Parts, _ label: ViewNode, _ control: ViewNode) {
    if let middle = control.dimensions(parts.control)[explicit: VerticalAlignment.center] {
      parts.labelTop = max(middle - parts.labelSize.height / 2, 0)
      parts.controlTop = max(parts.labelSize.height / 2 - middle, 0)
    } else if arrangement != .apart, let first = baseline(of: label, parts.label), let second = baseline(of: control, parts.control) {
      parts.labelTop = max(second - first, 0)
      parts.controlTop = max(first - second, 0)
    } else {
      let height = max(parts.labelSize.height, parts.controlSize.height)
      parts.labelTop = (height - parts.labelSize.height) / 2
      parts.controlTop = (height - parts.controlSize.height) / 2
    }
    parts.height = max(parts.labelTop + parts.labelSize.height, parts.controlTop + parts.controlSize.height)
    guard hasLabelHeight, parts.labelSize.width > 0 else { return }
    parts.controlTop -= parts.labelTop
    parts.labelTop = 0
    parts.height = parts.labelSize.height
  }

  private func baseline(of node: ViewNode, _ proposal: ProposedViewSize) -> CGFloat? {
    node.dimensions(proposal)[explicit: .firstTextBaseline]
  }

  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .source(node) }

  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard node.children.count == 2 else { return nil }
    let parts = parts(of: node, proposal)
    if key == HorizontalAlignment.formControls.key {
      return arrangement == .columns ? parts.labelSize.width + parts.gap : nil
    }
    var merge = AlignmentKey.Merge(key)
    if parts.labelSize.width > 0 {
      add(node.children[0], parts.label, CGPoint(x: 0, y: parts.labelTop), to: &merge, key)
    }
    add(node.children[1], parts.control, CGPoint(x: controlStart(parts, in: size.width), y: parts.controlTop), to: &merge, key)
    return merge.result
  }

  private func add(
    _ child: ViewNode, _ proposal: ProposedViewSize, _ origin: CGPoint, to merge: inout AlignmentKey.Merge, _ key: AlignmentKey
  ) {
    if let value = child.explicitGuide(key, size: child.measure(proposal), proposal: proposal) { merge.add(value + origin[key.axis]) }
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func zIndex(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }

  func change(from old: LabeledRowBehavior, in node: ViewNode) -> NodeChange { self == old ? .nothing : .layout }
}

extension HorizontalAlignment {
  /// The identity of the `formControls` guide.
  private enum FormControls: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// The guide for the position of a row's control in a form with columns.
  static let formControls = HorizontalAlignment(FormControls.self)
}
