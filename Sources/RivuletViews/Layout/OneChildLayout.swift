import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout

/// An algorithm that sizes and places one child, as the modifiers of frames, padding and their like do.
protocol OneChildLayout: Equatable, Sendable {
  /// A layout that stands until the modifier's first evaluation.
  static var initial: Self { get }

  @MainActor func size(in proposal: ProposedViewSize, child: ViewNode) -> CGSize
  @MainActor func placement(in proposal: ProposedViewSize, child: ViewNode) -> Placement

  /// What was wrong with the arguments; each is reported once.
  var diagnostics: [LayoutDiagnostic] { get }
  /// Whether the child's wishes for its neighbours hold for the modified view too.
  var keepsSpacing: Bool { get }
}

extension OneChildLayout {
  var diagnostics: [LayoutDiagnostic] { [] }
  var keepsSpacing: Bool { true }
}

extension FrameLayout: OneChildLayout {
  static var initial: FrameLayout { FrameLayout(width: nil, height: nil) }
  var keepsSpacing: Bool { LayoutConstants.fixedFrameKeepsSpacing }
}

extension FlexibleFrameLayout: OneChildLayout {
  static var initial: FlexibleFrameLayout { FlexibleFrameLayout() }
  var keepsSpacing: Bool { LayoutConstants.fixedFrameKeepsSpacing }
}

extension PaddingLayout: OneChildLayout {
  static var initial: PaddingLayout { PaddingLayout(insets: EdgeInsets()) }
  var keepsSpacing: Bool { insets == EdgeInsets() }
}

extension FixedSizeLayout: OneChildLayout {
  static var initial: FixedSizeLayout { FixedSizeLayout() }
}

extension AspectRatioLayout: OneChildLayout {
  static var initial: AspectRatioLayout { AspectRatioLayout(ratio: nil, contentMode: .fit) }
}

extension PositionLayout: OneChildLayout {
  static var initial: PositionLayout { PositionLayout(position: .zero) }
}
