public import RivuletCore
import RivuletGeometry
import RivuletLooks
import RivuletText

extension Text: View {
  public typealias Body = Never
}

extension Text: ExactlyEquatable {}

extension Text: LeafView {
  package static func makeBehavior(_ inputs: _ViewListInputs) -> TextBehavior { TextBehavior(resolved: .nothing) }

  package static var checksShownValue: Bool { true }

  package func isShown(by node: BehaviorNode<TextBehavior>) -> Bool {
    node.behavior.resolved.shows(self)
  }

  package func update(_ node: BehaviorNode<TextBehavior>, environment: EnvironmentReader) {
    let environment = environment.values
    if modifiers.isEmpty, case .verbatim(let string) = storage, !string.isEmpty {
      TextLook.of(environment).show(string, of: self, on: node)
    } else {
      resolve(node, environment)
    }
    node.followSelectability()
  }

  /// Resolves the characters of the text and shows them.
  @MainActor private func resolve(_ node: BehaviorNode<TextBehavior>, _ environment: EnvironmentValues) {
    let services = node.tree.services
    if let string = plainString(environment, services), !string.isEmpty {
      TextLook.of(environment).show(string, of: self, on: node)
    } else {
      var resolver = TextResolver(environment, services, clock: node.behavior.resolved.clock(of: self))
      resolver.append(self)
      let ticker = resolver.nextChange.flatMap { TextTicker(at: resolver.clock.timerDate(of: $0), in: node.tree) }
      let next = resolved(by: resolver, isRightToLeft: node.isMirrored, ticker)
      node.update(TextBehavior(next, on: node, by: environment.contentTransition))
    }
  }

  /// Returns the characters, or nil if some of them have their own style.
  @MainActor private func plainString(_ environment: EnvironmentValues, _ services: any HostServices) -> String? {
    guard modifiers.isEmpty else { return nil }
    return switch storage {
    case .verbatim(let string): string
    case .localized(let source): source.plainString(environment, services)
    case .source, .joined: nil
    }
  }

  @MainActor private func resolved(
    by resolver: borrowing TextResolver, isRightToLeft: Bool, _ ticker: TextTicker?
  ) -> ResolvedText {
    let context = resolver.context
    let setting = TextSetting(
      style: context.paragraphStyle(leading: resolver.leading, isRightToLeft: isRightToLeft), paint: resolver.paint,
      decoration: resolver.decoration,
      reservedLines: context.reservedLines, minimumScale: context.validMinimumScale, displayScale: resolver.environment.displayScale,
      leading: resolver.leading, distances: resolver.looks.fonts.distances, isRedacted: resolver.environment.isRedacted,
      rendering: TextRendering(resolver.environment), selectionColor: resolver.environment.textSelectionColor)
    return ResolvedText(
      self, as: resolver.styledText(self), setting, label: resolver.label, attachments: resolver.attachments, ticker: ticker,
      clock: resolver.clock,
      links: LinkResponder(resolver.links, in: resolver.environment), attributes: resolver.attributes, backgrounds: resolver.backgrounds)
  }
}
