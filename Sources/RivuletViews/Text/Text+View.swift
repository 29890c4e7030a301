import Foundation
public import RivuletCore
import RivuletGeometry
import RivuletText

extension Text: View {
  public typealias Body = Never
}

extension Text: LeafView {
  package static func makeBehavior(_ inputs: _ViewListInputs) -> TextBehavior { TextBehavior(resolved: .nothing) }

  package static var remembersItself: Bool { true }

  package func isShown(by node: BehaviorNode<TextBehavior>) -> Bool {
    // A text that speaks of now differs by itself.
    node.behavior.resolved.source == self && node.behavior.resolved.ticker == nil
  }

  package func update(_ node: BehaviorNode<TextBehavior>, environment: EnvironmentValues) {
    var resolver = TextResolver(environment, node.tree.services)
    if !resolver.appendPlain(self) { resolver.append(self) }
    node.setSpokenText(resolver.label)
    let ticker = resolver.nextChange.flatMap { TextTicker(at: $0, in: node.tree) }
    node.update(TextBehavior(resolved: resolved(by: resolver, isRightToLeft: node.isMirrored, ticker)))
  }

  @MainActor private func resolved(by resolver: borrowing TextResolver, isRightToLeft: Bool, _ ticker: TextTicker?) -> ResolvedText {
    let context = resolver.context
    return ResolvedText(
      source: self, text: resolver.styledText(self),
      style: ParagraphStyle(
        alignment: context.alignment.resolved, lineLimit: context.lineLimit, lineSpacing: context.lineSpacing + resolver.leading,
        truncation: context.truncationMode.resolved, isRightToLeft: isRightToLeft),
      gradient: resolver.gradient, attachments: resolver.attachments, reservedLines: context.reservedLines,
      minimumScale: context.minimumScaleFactor, displayScale: resolver.environment.displayScale, ticker: ticker)
  }
}
