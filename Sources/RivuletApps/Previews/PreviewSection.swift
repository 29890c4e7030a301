import RivuletCore
import RivuletElements

/// The previews of one source location: those that `#Preview` declares in a file, or those of one provider.
@MainActor
struct PreviewSection: Identifiable {
  /// One preview, or several that a provider offers together.
  enum Item {
    /// A view with the title and settings of a `#Preview`.
    case preview(title: String, PreviewSettings, AnyView)
    /// The views of a provider, each with the settings of its modifiers.
    case provided(AnyView)
  }

  /// The module and the file, or the module and the provider.
  let id: String
  let items: [Item]

  /// Returns all previews of the running program, sorted by location.
  ///
  /// - Parameters:
  ///   - names: The names that people know modules by, where they differ.
  ///   - filter: The previews to show. Views of other `#Preview`s are not made.
  static func all(names: [String: String], filter: PreviewFilter) -> [PreviewSection] {
    (declared(filter) + provided()).map { $0.renamed(names) }.filter { !$0.items.isEmpty }.sorted { $0.id < $1.id }
  }

  /// Returns the section with the name that people know its module by.
  private func renamed(_ names: [String: String]) -> PreviewSection {
    let module = id.prefix { $0 != "/" }
    guard let name = names[String(module)] else { return self }
    return PreviewSection(id: name + id.dropFirst(module.count), items: items)
  }

  /// Returns the previews of `#Preview`, in source order.
  private static func declared(_ filter: PreviewFilter) -> [PreviewSection] {
    let registries = ConformingTypes.all(of: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
    return Dictionary(grouping: registries) { $0.fileID }.map { fileID, registries in
      let ordered = registries.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      return PreviewSection(id: fileID, items: ordered.flatMap { items(of: $0, filter) })
    }
  }

  private static func items(of registry: any PreviewRegistry.Type, _ filter: PreviewFilter) -> [Item] {
    let name = "line \(registry.line)"
    do {
      let preview = try registry.makePreview()
      return preview.views.enumerated().compactMap { index, makeView in
        let title = (preview.name ?? name) + (preview.views.count > 1 ? " (\(index + 1))" : "")
        guard filter.passes(registry.fileID, title) else { return nil }
        return .preview(title: title, preview.settings, erased(makeView()))
      }
    } catch {
      guard filter.passes(registry.fileID, name) else { return [] }
      return [.preview(title: name, PreviewSettings(), AnyView(Text(verbatim: "\(error)")))]
    }
  }

  private static func provided() -> [PreviewSection] {
    ConformingTypes.all(of: (any _PreviewProvider).self).compactMap { type in
      guard let provider = type as? any _PreviewProvider.Type, let views = provider._previews as? any View else { return nil }
      return PreviewSection(id: _typeName(type).replacing(".", with: "/", maxReplacements: 1), items: [.provided(erased(views))])
    }
  }

  private static func erased(_ view: some View) -> AnyView { AnyView(view) }
}
