import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry

/// A modifier that hides a label's icon from accessibility, and centres it half the cap height above the title's baseline.
struct LabelIconModifier: BehaviorModifier {
  /// Half the cap height of the title, in points.
  private var halfCapHeight: CGFloat = 0

  static var initial: LabelIconModifier { LabelIconModifier() }

  static var traits: NodeTraits { .setsGuides }

  func update(_ node: BehaviorNode<LabelIconModifier>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.isHidden = true
    node.semantics = element
    let environment = environment.values
    var icon = self
    icon.halfCapHeight = (environment.font ?? .body).resolve(in: environment).size * SymbolMetrics.capHeight / 2
    node.update(icon)
  }

  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if key.isFirstTextBaseline { return size.height / 2 + halfCapHeight }
    return node.child.explicitGuide(key, size: size, proposal: proposal)
  }

  func change(from old: LabelIconModifier, in node: ViewNode) -> NodeChange {
    halfCapHeight == old.halfCapHeight ? .nothing : .answers
  }
}
