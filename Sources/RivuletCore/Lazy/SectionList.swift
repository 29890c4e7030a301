package import RivuletTree

/// The elements of a section: those of its header, of its content and of its footer.
package final class SectionList: ViewList {
  @exclusivity(unchecked) private var parts: [ViewElements]

  package init(header: ViewElements, content: ViewElements, footer: ViewElements) {
    parts = [header, content, footer]
    super.init()
    for part in parts { part.attach(to: self) }
  }

  override package var isFixed: Bool { parts.allSatisfy(\.isFixed) }

  override package func appendNodes(to nodes: inout NodeReferences) {
    for part in parts { part.appendNodes(to: &nodes) }
  }

  override package func bringUpToDate() {
    for part in parts { part.bringUpToDate() }
  }

  override package func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    for place in parts.indices { parts[place].wrapElements(wrap, &preferences) }
  }

  override package var rowCount: Int { parts.reduce(0) { $0 + $1.rowCount } }

  override package func row(at place: Int) -> LazyRow? {
    var rest = place
    for part in parts {
      let count = part.rowCount
      if rest < count { return part.row(at: rest) }
      rest -= count
    }
    return nil
  }

  override package func rowIndex(of id: AnyHashable) -> Int? {
    var first = 0
    for part in parts {
      if let index = part.rowIndex(of: id) { return first + index }
      first += part.rowCount
    }
    return nil
  }

  override package func firstRow(of list: ViewList) -> Int {
    var first = 0
    for part in parts {
      if part.isList(list) { break }
      first += part.rowCount
    }
    return first
  }

  override func placedRowsChanged() {
    for part in parts { part.placedRowsChanged() }
  }

  override package func appendSections(from first: Int, to sections: inout [RowSection]) {
    let contentStart = first + parts[0].rowCount
    let footerStart = contentStart + parts[1].rowCount
    sections.append(
      RowSection(header: first..<contentStart, content: contentStart..<footerStart, footer: footerStart..<footerStart + parts[2].rowCount))
  }
}
