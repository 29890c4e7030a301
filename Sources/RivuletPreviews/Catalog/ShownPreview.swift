import Foundation
package import RivuletApps
package import RivuletCore
import RivuletElements
import RivuletHeadless

/// A preview of the running program that can be shown individually.
@MainActor
package struct ShownPreview {
  /// A name that remains stable when other previews in the file are added, removed, or moved.
  package let id: String
  /// The module and file, or the module and preview provider.
  package let section: String
  /// The line of the `#Preview` macro, or nil for a preview from a provider.
  package let line: Int?
  package let title: String
  package let settings: PreviewSettings
  /// A closure that creates the view by running the app's code.
  package let makeView: @MainActor () -> AnyView

  /// Returns all previews in the running program, in list order. To count the previews of a provider, its views are created.
  package static func all(names: [String: String]) -> [ShownPreview] {
    var taken: [String: Int] = [:]
    return PreviewDeclaration.all(names: names).flatMap { declaration in
      declaration.isProvider ? provided(by: declaration) : [one(of: declaration)]
    }.map { preview in
      // Names may be duplicated, and some previews have no name.
      let count = taken[preview.id, default: 0] + 1
      taken[preview.id] = count
      return count == 1 ? preview : preview.renamed("\(preview.id) \(count)")
    }
  }

  /// Returns true if the preview's name contains the given text, or if the text is nil.
  package func isNamed(_ text: String?) -> Bool {
    PreviewFilter(text).passes(id, title)
  }

  private func renamed(_ id: String) -> ShownPreview {
    ShownPreview(id: id, section: section, line: line, title: title, settings: settings, makeView: makeView)
  }

  private static func one(of declaration: PreviewDeclaration) -> ShownPreview {
    ShownPreview(
      id: "\(declaration.section)/\(declaration.name ?? "preview")", section: declaration.section, line: declaration.line,
      title: declaration.title, settings: declaration.settings, makeView: { AnyView(erasing: declaration.makeView()) })
  }

  /// Returns the previews of a provider. Each part of the provider's views is built separately, so that a part's requests to its window
  /// don't affect the other parts.
  private static func provided(by declaration: PreviewDeclaration) -> [ShownPreview] {
    var previews: [ShownPreview] = []
    for (place, views) in parts(of: declaration.makeView()).enumerated() {
      let own = settings(ofCustom: views)
      for (index, settings) in (own.map { [$0] } ?? settings(of: AnyView(erasing: views))).enumerated() {
        let title = settings.displayName ?? "preview \(previews.count + 1)"
        previews.append(
          ShownPreview(
            id: "\(declaration.section)/\(title)", section: declaration.section, line: nil, title: title, settings: settings,
            makeView: {
              let part = part(place, of: declaration)
              return own == nil ? AnyView(PreviewOfProvider(views: part, index: index)) : part
            }))
      }
    }
    return previews
  }

  private static func part(_ place: Int, of declaration: PreviewDeclaration) -> AnyView {
    let parts = parts(of: declaration.makeView())
    return place < parts.count ? AnyView(erasing: parts[place]) : AnyView(EmptyView())
  }

  private static func parts(of view: any View) -> [any View] {
    guard let divided = view as? any DividedView else { return [view] }
    return divided.parts.flatMap { parts(of: $0) }
  }

  /// Returns the settings of the modifiers applied to a view with a body. The body isn't evaluated, because a body that traps would end the
  /// other previews too. Returns nil for a view without a body, such as `ForEach`, which can contain several previews.
  private static func settings(ofCustom view: any View) -> PreviewSettings? {
    var values = ContainerValues()
    var view = view
    while let modified = view as? any ModifiedView {
      (modified.appliedModifier as? ContainerValueModifier)?.write(&values)
      view = modified.unmodified
    }
    func hasBody<Content: View>(_ view: Content) -> Bool { Content.Body.self != Never.self }
    return hasBody(view) ? values.previewSettings : nil
  }

  /// Returns the settings of each view in a group.
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

/// A container for the settings collected during body evaluation.
@MainActor
private final class FoundSettings {
  var settings: [PreviewSettings] = []
}

/// A view that shows one of the views in a part of a provider.
private struct PreviewOfProvider: View {
  let views: AnyView
  let index: Int

  var body: some View {
    Group(subviews: views) { subviews in
      if index < subviews.count { subviews[index] }
    }
  }
}
