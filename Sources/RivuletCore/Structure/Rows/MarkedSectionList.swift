package import RivuletTree

/// The elements of sections, along with an object from a modifier that the lazy container finds as each section's mark.
package final class MarkedSectionList: StaticViewList {
  private let mark: AnyObject

  package init(_ content: ViewElements, mark: AnyObject) {
    self.mark = mark
    super.init([content])
  }

  override package func appendSections(from first: Int, to sections: inout [RowSection]) {
    let start = sections.count
    super.appendSections(from: first, to: &sections)
    for place in start..<sections.count where sections[place].mark == nil { sections[place].mark = mark }
  }
}
