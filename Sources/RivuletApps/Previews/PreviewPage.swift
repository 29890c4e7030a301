import Foundation
import RivuletControls
package import RivuletCore
import RivuletElements

/// A page that shows all previews in the running program, grouped by file or provider, each with its own environment (B13.01, B13.02).
package struct PreviewPage: View {
  private let sections: [PreviewSection]
  private let filter: PreviewFilter

  /// Creates a page that shows the program's previews.
  ///
  /// - Parameters:
  ///   - names: The display names of modules whose display name differs from the module name.
  ///   - filter: The filter for the previews to show.
  package init(names: [String: String] = [:], filter: PreviewFilter = PreviewFilter(nil)) {
    sections = PreviewSection.all(names: names, filter: filter)
    self.filter = filter
  }

  /// A message that explains why the page shows no previews, or nil if it shows any.
  package var absence: String? {
    guard sections.isEmpty else { return nil }
    if let text = filter.text { return "No preview of this program has \"\(text)\" in its name or file name." }
    return "This program has no #Preview and no PreviewProvider. "
      + "An optimised build has none; build with -c debug to see them."
  }

  package var body: some View {
    HStack(alignment: .top, spacing: 32) {
      if let absence { Text(verbatim: absence) }
      ForEach(columns, id: \.first?.id) { sections in
        VStack(alignment: .leading, spacing: 32) {
          ForEach(sections) { shown($0) }
        }
      }
    }
    .padding(24)
    .fixedSize()
  }

  /// The sections, arranged in columns from top to bottom, with about as many columns as sections per column.
  private var columns: [[PreviewSection]] {
    let height = max(1, Int(Double(sections.count).squareRoot().rounded(.up)))
    return stride(from: 0, to: sections.count, by: height).map { Array(sections[$0..<min($0 + height, sections.count)]) }
  }

  private func shown(_ section: PreviewSection) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: section.id).font(.headline)
      HStack(alignment: .top, spacing: 24) {
        ForEach(Array(section.items.enumerated()), id: \.offset) { row(of: $0.element, in: section.id) }
      }
    }
  }

  @ViewBuilder private func row(of item: PreviewSection.Item, in section: String) -> some View {
    switch item {
    case .preview(let title, let settings, let view): PreviewCell(title: title, settings: settings, content: view)
    case .provided(let views):
      Group(subviews: views) { subviews in
        ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
          let (title, settings) = ("preview \(index + 1)", subview.containerValues.previewSettings)
          if filter.passes(section, settings.displayName ?? title) {
            PreviewCell(title: title, settings: settings, content: subview)
          }
        }
      }
    }
  }
}
