import RivuletCore
import RivuletElements

/// The previews from a source location: either a file's `#Preview` declarations or a provider's views.
@MainActor
struct PreviewSection: Identifiable {
  /// A preview, or all views of a provider.
  enum Item {
    /// A view with the title and settings of a `#Preview` macro.
    case preview(title: String, PreviewSettings, AnyView)
    /// The views of a provider, each with the settings of its preview modifiers.
    case provided(AnyView)
  }

  /// The module and file, or the module and preview provider.
  let id: String
  let items: [Item]

  /// Returns all previews in the running program, sorted by location.
  ///
  /// - Parameters:
  ///   - names: The display names of modules whose display name differs from the module name.
  ///   - filter: The filter for the previews to show. Views of other `#Preview` declarations are not created.
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
