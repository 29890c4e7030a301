package import RivuletTree

/// The elements of a section's header, content, and footer.
package final class SectionList: StaticViewList {
  package init(header: ViewElements, content: ViewElements, footer: ViewElements) {
    super.init([header, content, footer])
  }

  override package func appendSections(from first: Int, to sections: inout [RowSection]) {
    let contentStart = first + parts[0].rowCount
    let footerStart = contentStart + parts[1].rowCount
    sections.append(
      RowSection(header: first..<contentStart, content: contentStart..<footerStart, footer: footerStart..<footerStart + parts[2].rowCount))
  }
}
