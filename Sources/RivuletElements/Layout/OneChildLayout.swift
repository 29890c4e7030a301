package import Foundation
package import RivuletCore
package import RivuletGeometry
package import RivuletLayout

/// An algorithm that sizes and places one child, such as a frame or padding.
package protocol OneChildLayout: Equatable, Sendable {
  /// The layout before the first evaluation of the modifier.
  static var initial: Self { get }

  @MainActor func size(in proposal: ProposedViewSize, child: ViewNode) -> CGSize
  @MainActor func placement(in proposal: ProposedViewSize, child: ViewNode) -> Placement

  /// Returns the length along an axis if it is fixed for every proposal and every child, or nil otherwise.
  func fixedLength(along axis: Axis) -> CGFloat?

  /// A Boolean value that indicates whether the layout has its own length without a proposal.
  var hasIdealLength: Bool { get }
  /// A Boolean value that indicates whether the layout grows with its proposal when the child grows.
  static var growsWithChild: Bool { get }
  /// A Boolean value that indicates whether all arguments were valid.
  var hasValidArguments: Bool { get }
  /// The errors in the arguments. Each error is reported once.
  var diagnostics: [LayoutDiagnostic] { get }
  /// The edges on which the child's preferred spacing does not apply to the modified view.
  var edgesWithoutSpacing: Edge.Set { get }
}

extension OneChildLayout {
  package func fixedLength(along axis: Axis) -> CGFloat? { nil }
  package var hasIdealLength: Bool { false }
  package static var growsWithChild: Bool { false }
  package var hasValidArguments: Bool { diagnostics.isEmpty }
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
  package static var growsWithChild: Bool { true }
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
