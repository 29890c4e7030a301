import Foundation
public import RivuletCore
import RivuletGeometry
import RivuletText

extension Text: View {
  public typealias Body = Never
}

extension Text: LeafView {
  package static func makeBehavior(_ inputs: _ViewListInputs) -> TextBehavior { TextBehavior() }

  package static var remembersItself: Bool { true }

  package func isShown(by node: BehaviorNode<TextBehavior>) -> Bool {
    // A text that speaks of now differs by itself.
    node.behavior.source == self && node.behavior.ticker == nil
  }

  package func update(_ node: BehaviorNode<TextBehavior>, environment: EnvironmentValues) {
    var resolver = TextResolver(environment, node.tree.services)
    if !resolver.appendPlain(self) { resolver.append(self) }
    node.setSpokenText(resolver.label)
    var behavior = behavior(resolver, isRightToLeft: node.isMirrored)
    behavior.ticker = resolver.nextChange.flatMap { TextTicker(at: $0, in: node.tree) }
    node.update(behavior)
  }

  @MainActor private func behavior(_ resolver: TextResolver, isRightToLeft: Bool) -> TextBehavior {
    let context = resolver.context
    var behavior = TextBehavior()
    behavior.source = self
    behavior.text = resolver.styledText(self)
    behavior.gradient = resolver.gradient
    behavior.attachments = resolver.attachments
    behavior.reservedLines = context.reservedLines
    behavior.minimumScale = context.minimumScaleFactor
    behavior.displayScale = resolver.environment.displayScale
    behavior.style = ParagraphStyle(
      alignment: context.alignment.resolved, lineLimit: context.lineLimit,
      lineSpacing: context.lineSpacing + resolver.leading,
      truncation: context.truncationMode.resolved, isRightToLeft: isRightToLeft)
    return behavior
  }
}
