import RivuletCore
import RivuletElements

/// The previews from one source location: those that `#Preview` declares in a file, or those of one provider.
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

  /// Returns all previews in the running program, sorted by location.
  ///
  /// - Parameters:
  ///   - names: The names by which people know modules, if they differ.
  ///   - filter: The previews to show. The views of other `#Preview` declarations are not created.
  static func all(names: [String: String], filter: PreviewFilter) -> [PreviewSection] {
    let shown = PreviewDeclaration.all(names: names).filter { $0.isProvider || filter.passes($0.section, $0.title) }
    return Dictionary(grouping: shown) { $0.section }.map { section, declarations in
      PreviewSection(id: section, items: declarations.map { item(of: $0) })
    }.sorted { $0.id < $1.id }
  }

  private static func item(of declaration: PreviewDeclaration) -> Item {
    let view = AnyView(erasing: declaration.makeView())
    return declaration.isProvider ? .provided(view) : .preview(title: declaration.title, declaration.settings, view)
  }
}
