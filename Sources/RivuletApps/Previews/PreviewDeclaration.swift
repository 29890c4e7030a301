package import RivuletCore
import RivuletElements

/// A preview in the running program, before its view is created. A provider counts as a single declaration, regardless of the number of
/// its views.
@MainActor
package struct PreviewDeclaration {
  /// The module and file, or the module and preview provider.
  package let section: String
  /// The line of the `#Preview` macro, or nil for a provider.
  package let line: Int?
  /// The name specified in the source, or nil for an unnamed preview.
  package let name: String?
  /// The name, or the line for an unnamed preview.
  package let title: String
  /// The settings of the traits. For a provider, settings are attached to its views instead.
  package let settings: PreviewSettings
  /// True for a provider, whose views are each a separate preview.
  package let isProvider: Bool
  /// A closure that creates the view, or a provider's views, by running the app's code.
  package let makeView: @MainActor () -> any View

  /// Returns all declarations in the running program, sorted by section and line, without creating any views.
  ///
  /// - Parameter names: The display names of modules whose display name differs from the module name.
  package static func all(names: [String: String]) -> [PreviewDeclaration] {
    let found = declared() + provided()
    return found.map { $0.renamed(names) }.sorted { ($0.section, $0.line ?? 0) < ($1.section, $1.line ?? 0) }
  }

  /// Returns a copy that uses the display name of its module.
  private func renamed(_ names: [String: String]) -> PreviewDeclaration {
    let module = section.prefix { $0 != "/" }
    guard let known = names[String(module)] else { return self }
    return PreviewDeclaration(
      section: known + section.dropFirst(module.count), line: line, name: name, title: title, settings: settings, isProvider: isProvider,
      makeView: makeView)
  }

  private static func declared() -> [PreviewDeclaration] {
    let registries = ConformingTypes.all(of: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
    let ordered = registries.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    return ordered.flatMap { declarations(of: $0) }
  }

  /// Returns the previews that a `#Preview` macro declares, or a preview that shows the error if they can't be created.
  private static func declarations(of registry: any PreviewRegistry.Type) -> [PreviewDeclaration] {
    let (section, line) = (registry.fileID, registry.line)
    func declaration(_ name: String?, _ number: String, _ settings: PreviewSettings, _ makeView: @escaping @MainActor () -> any View)
      -> PreviewDeclaration
    {
      PreviewDeclaration(
        section: section, line: line, name: name.map { $0 + number }, title: (name ?? "line \(line)") + number, settings: settings,
        isProvider: false, makeView: makeView)
    }
    do {
      let preview = try registry.makePreview()
      return preview.views.enumerated().map { index, makeView in
        // An empty name can't be shown in a list.
        declaration(
          preview.name.flatMap { $0.isEmpty ? nil : $0 }, preview.views.count > 1 ? " (\(index + 1))" : "", preview.settings, makeView)
      }
    } catch {
      return [declaration(nil, "", PreviewSettings()) { Text(verbatim: "\(error)") }]
    }
  }

  private static func provided() -> [PreviewDeclaration] {
    ConformingTypes.all(of: (any _PreviewProvider).self).compactMap { type in
      guard let provider = type as? any _PreviewProvider.Type else { return nil }
      return PreviewDeclaration(
        section: _typeName(type).replacing(".", with: "/", maxReplacements: 1), line: nil, name: nil, title: "",
        settings: PreviewSettings(), isProvider: true, makeView: { provider._previews as? any View ?? EmptyView() })
    }
  }
}
