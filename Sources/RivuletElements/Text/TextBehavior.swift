package import Foundation
package import RivuletAnimation
package import RivuletCore
import RivuletDrawing
package import RivuletGeometry
package import RivuletLayout
import RivuletText

/// The node behaviour of text.
package struct TextBehavior: AnimatableBehavior {
  package static var traits: NodeTraits { [.draws, .showsText] }

  /// The resolved text, which all copies share by reference.
  package private(set) var resolved: ResolvedText
  /// The transition between contents or sizes, or nil for text with the automatic transition that is drawn at its normal size.
  private(set) var passage: TextTransitionState?

  package func fact(of node: ViewNode) -> TextBehavior? { self }

  init(resolved: ResolvedText, passage: TextTransitionState? = nil) {
    self.resolved = resolved
    self.passage = passage
  }

  /// The position between contents, the size of the characters, and the colours of the runs.
  package var animatableData: AnimatablePair<AnimatablePair<Double, Double>, NumberVector> {
    get {
      AnimatablePair(
        AnimatablePair(passage?.contents.position ?? 0, resolved.text.firstFont.size * (passage?.scale ?? 1)),
        NumberVector(resolved.text.runs.flatMap(\.color.numbers)))
    }
    set {
      resolved = resolved.colored(newValue.second)
      let size = resolved.text.firstFont.size
      // A spring may overshoot below zero.
      let scale = size > 0 && !newValue.first.second.isNaN ? max(newValue.first.second / size, 0) : 1
      // The sum of small numbers may differ from the size by a rounding error.
      if passage == nil, abs(scale - 1) < 1e-9 { return }
      passage = (passage ?? TextTransitionState(.automatic)).moved(to: newValue.first.first, scale: scale)
    }
  }

  /// Returns the behaviour from which the animation to `next` starts, or nil if there is no animation. If the number of runs changes, only
  /// the content is animated.
  package func beginning(of next: TextBehavior) -> TextBehavior? {
    guard next.passage?.transition != .identity, next.resolved.text.firstFont.size > 0, resolved.text.firstFont.size > 0 else { return nil }
    if resolved.text.runs.count == next.resolved.text.runs.count { return self }
    guard let contents = next.passage?.contents, contents.last > 0 else { return nil }
    var beginning = next
    beginning.passage = next.passage?.moved(to: passage?.contents.position ?? contents.last - 1, scale: 1)
    return beginning
  }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    if let rendering = resolved.setting.rendering { return sizeBy(rendering, node, proposal) }
    return ownSize(of: node, proposal)
  }

  /// Returns the size of the text without a custom renderer.
  func ownSize(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    var size = measure(node, proposal)
    if resolved.setting.reservedLines > 1 { size.height = max(size.height, reservedHeight(node)) }
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  package func growsWithProposal(_ node: ViewNode) -> Bool { true }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .source(node) }

  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if key.isFirstTextBaseline { return baselines(node, proposal).first }
    if key.isLastTextBaseline { return baselines(node, proposal).last }
    return nil
  }

  package func spacing(of node: ViewNode) -> ViewSpacing { .text(resolved.spacing) }

  package func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }

  package func semantics(of node: ViewNode) -> SemanticsElement? {
    var element = SemanticsElement(role: .text, label: resolved.label)
    if isOneLink, resolved.links?.operable(in: node).isEmpty == false { element.traits.insert(.link) }
    return element
  }

  package func change(from old: TextBehavior, in node: ViewNode) -> NodeChange {
    guard resolved.hasSameMeasurements(old.resolved) else { return .layout }
    return resolved.hasSameLook(old.resolved) ? .nothing : .drawing
  }

  /// Returns a length rounded up to whole pixels (B9.23).
  private func roundedUp(_ length: CGFloat) -> CGFloat {
    let pixels = length * resolved.setting.displayScale
    // Sums of advances may differ from a whole number by a rounding error.
    let rounded = (pixels - 1e-4).rounded(.up) / resolved.setting.displayScale
    return rounded.isFinite ? max(rounded, 0) : length
  }
}

extension TextBehavior {
  private func measure(_ node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    if resolved.setting.minimumScale >= 1 {
      if let size = resolved.lineSize(in: proposal, node.surroundings) { return size }
      return node.surroundings.size(of: resolved.text, style: resolved.style, proposal: proposal)
    }
    let system = node.surroundings.textSystem
    return system.size(of: fitted(system, proposal), style: resolved.style, proposal: proposal)
  }

  private func reservedHeight(_ node: ViewNode) -> CGFloat {
    let measurer = node.surroundings.textSystem.measurer
    let lineHeight = resolved.text.runs.reduce(0) { max($0, measurer.lineHeight($1.font)) }
    return CGFloat(resolved.setting.reservedLines) * lineHeight + CGFloat(resolved.setting.reservedLines - 1) * resolved.style.lineSpacing
  }

  private func baselines(_ node: ViewNode, _ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat) {
    let system = node.surroundings.textSystem
    if resolved.text.isPlain, resolved.style.lineSpacing == 0, resolved.setting.minimumScale >= 1 {
      let font = resolved.text.firstFont
      return (system.measurer.baseline(of: font), system.measurer.lastBaseline(of: font, height: measure(node, proposal).height))
    }
    let layout = system.layout(fitted(system, proposal), style: resolved.style, proposal: proposal)
    return (layout.firstBaseline, layout.lastBaseline)
  }
}
