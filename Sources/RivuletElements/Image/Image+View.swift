public import RivuletCore
import RivuletDrawing

extension Image: View {
  public typealias Body = Never
}

extension Image: LeafView {
  package static func makeBehavior(_ inputs: _ViewListInputs) -> ImageBehavior { ImageBehavior() }

  package func update(_ node: BehaviorNode<ImageBehavior>, environment: EnvironmentReader) {
    let environment = environment.values
    let services = node.tree.services
    let font = (environment.font ?? .body).resolve(in: environment)
    let image = resolve(in: environment, services: services, font: font)
    let semantics = semantics(in: environment, services)
    if node.semantics != semantics { node.semantics = semantics }
    var behavior = ImageBehavior(
      image: image, resizing: resizing, style: image.isTemplate ? ForegroundStyle().resolved(in: environment) : .color(.clear),
      isAntialiased: isAntialiased, transition: environment.contentTransition)
    if image.isSymbol {
      let colors = SymbolColors(of: image.name, mode: symbolRenderingMode, in: environment)
      (behavior.style, behavior.secondary) = (colors.primary, colors.secondary)
    }
    if let loaded = source.loaded, loaded.file == nil { behavior.placeholder = .loading(in: environment) }
    if environment.isRedacted { behavior.placeholder = .redacted(in: environment) }
    node.update(behavior.following(on: node))
    if image.isSymbol { SymbolAnimator.update(node, environment.symbolEffects) }
  }

  /// Returns the semantics of a symbol, whose label expresses the symbol's name in words.
  @MainActor private func symbolSemantics(in environment: EnvironmentValues, _ services: any HostServices) -> SemanticsElement {
    let name = source.name
    let words = SymbolWords.meaning(of: name).map { Text($0) } ?? Text(LocalizedStringKey(SymbolWords.words(for: name)))
    var element = SemanticsElement(role: .image, label: words.resolvedString(in: environment, services: services))
    var details = SemanticsDetails()
    details.symbol = name
    element.details = details
    return element
  }

  @MainActor private func semantics(in environment: EnvironmentValues, _ services: any HostServices) -> SemanticsElement? {
    switch label {
    case .name: source.isSymbol ? symbolSemantics(in: environment, services) : SemanticsElement(role: .image, label: source.name)
    case .text(let text): SemanticsElement(role: .image, label: text.resolvedString(in: environment, services: services))
    case .decorative: nil
    }
  }
}
