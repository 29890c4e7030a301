import Foundation
package import RivuletApps
package import RivuletCore
import RivuletElements
import RivuletHeadless

/// A preview of the running program that can be shown by itself.
@MainActor
package struct ShownPreview {
  /// A name that stays when other previews of the file come, go and move.
  package let id: String
  /// The module and the file, or the module and the provider.
  package let section: String
  /// The line of a `#Preview`; nil for one of a provider.
  package let line: Int?
  package let title: String
  package let settings: PreviewSettings
  /// Makes the view. It runs code of the app.
  package let makeView: @MainActor () -> AnyView

  /// Returns all previews of the running program in the order of a list. The views of providers are made to count them.
  package static func all(names: [String: String]) -> [ShownPreview] {
    var taken: [String: Int] = [:]
    return PreviewDeclaration.all(names: names).flatMap { declaration in
      declaration.isProvider ? provided(by: declaration) : [one(of: declaration)]
    }.map { preview in
      // Names repeat, and previews without a name have none.
      let count = taken[preview.id, default: 0] + 1
      taken[preview.id] = count
      return count == 1 ? preview : preview.renamed("\(preview.id) \(count)")
    }
  }

  /// Returns true if a text is part of the name, or there is none to look for.
  package func isNamed(_ text: String?) -> Bool {
    PreviewFilter(text).passes(id, title)
  }

  private func renamed(_ id: String) -> ShownPreview {
    ShownPreview(id: id, section: section, line: line, title: title, settings: settings, makeView: makeView)
  }

  private static func one(of declaration: PreviewDeclaration) -> ShownPreview {
    let title = declaration.name ?? "line \(declaration.line ?? 0)"
    return ShownPreview(
      id: "\(declaration.section)/\(declaration.name ?? "preview")", section: declaration.section, line: declaration.line, title: title,
      settings: declaration.settings, makeView: { AnyView(erasing: declaration.makeView()) })
  }

  private static func provided(by declaration: PreviewDeclaration) -> [ShownPreview] {
    settings(of: AnyView(erasing: declaration.makeView())).enumerated().map { index, settings in
      let title = settings.displayName ?? "preview \(index + 1)"
      return ShownPreview(
        id: "\(declaration.section)/\(title)", section: declaration.section, line: nil, title: title, settings: settings,
        makeView: { AnyView(PreviewOfProvider(views: AnyView(erasing: declaration.makeView()), index: index)) })
    }
  }

  /// Returns the settings of each element of a view.
  private static func settings(of views: AnyView) -> [PreviewSettings] {
    let found = FoundSettings()
    let host = HeadlessHost(
      Group(subviews: views) { subviews in
        let _ = found.settings = subviews.map(\.containerValues.previewSettings)
        subviews
      }, configuration: HeadlessConfiguration())
    host.runTurn()
    host.close()
    return found.settings
  }
}

/// The settings that a body has found.
@MainActor
private final class FoundSettings {
  var settings: [PreviewSettings] = []
}

/// One of the views of a provider.
private struct PreviewOfProvider: View {
  let views: AnyView
  let index: Int

  var body: some View {
    Group(subviews: views) { subviews in
      if index < subviews.count { subviews[index] }
    }
  }
}
