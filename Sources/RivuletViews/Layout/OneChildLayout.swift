package import Foundation
package import RivuletCore
package import RivuletGeometry
package import RivuletLayout

/// An algorithm that sizes and places one child, as the modifiers of frames, padding and their like do.
package protocol OneChildLayout: Equatable, Sendable {
  /// A layout that stands until the modifier's first evaluation.
  static var initial: Self { get }

  @MainActor func size(in proposal: ProposedViewSize, child: ViewNode) -> CGSize
  @MainActor func placement(in proposal: ProposedViewSize, child: ViewNode) -> Placement

  /// The length along an axis that is the same under every proposal, and with every child; nil if there is none.
  func fixedLength(along axis: Axis) -> CGFloat?

  /// Whether it has a length of its own where nothing is proposed.
  var hasIdealLength: Bool { get }
  /// Whether it grows with its proposal where the child does.
  static var growsAsChild: Bool { get }
  /// Whether nothing was wrong with the arguments.
  var isFlawless: Bool { get }
  /// What was wrong with the arguments; each is reported once.
  var diagnostics: [LayoutDiagnostic] { get }
  /// The sides on which the child's wishes for its neighbours do not hold for the modified view.
  var edgesWithoutSpacing: Edge.Set { get }
}

extension OneChildLayout {
  package func fixedLength(along axis: Axis) -> CGFloat? { nil }
  package var hasIdealLength: Bool { false }
  package static var growsAsChild: Bool { false }
  package var isFlawless: Bool { diagnostics.isEmpty }
  package var diagnostics: [LayoutDiagnostic] { [] }
  package var edgesWithoutSpacing: Edge.Set { [] }
}

extension FrameLayout: OneChildLayout {
  package static var initial: FrameLayout { FrameLayout(width: nil, height: nil) }
  package var edgesWithoutSpacing: Edge.Set { LayoutConstants.fixedFrameKeepsSpacing ? [] : .all }
}

extension FlexibleFrameLayout: OneChildLayout {
  package static var initial: FlexibleFrameLayout { FlexibleFrameLayout() }
  package var hasIdealLength: Bool { width.ideal != nil || height.ideal != nil }
  package var edgesWithoutSpacing: Edge.Set { LayoutConstants.fixedFrameKeepsSpacing ? [] : .all }
}

extension PaddingLayout: OneChildLayout {
  package static var initial: PaddingLayout { PaddingLayout(insets: EdgeInsets()) }
  package static var growsAsChild: Bool { true }
  package var edgesWithoutSpacing: Edge.Set {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}

extension FixedSizeLayout: OneChildLayout {
  package static var initial: FixedSizeLayout { FixedSizeLayout() }
}

extension AspectRatioLayout: OneChildLayout {
  package static var initial: AspectRatioLayout { AspectRatioLayout(ratio: nil, contentMode: .fit) }
}

extension PositionLayout: OneChildLayout {
  package static var initial: PositionLayout { PositionLayout(position: .zero) }
}
