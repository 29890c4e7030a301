import RivuletCore
import RivuletGeometry
import RivuletTree

/// The section index at the trailing edge of a list on a phone.
extension ListModel {
  /// Shows or hides the section index.
  func update(showsIndex: Bool) {
    guard showsIndex != self.showsIndex else { return }
    self.showsIndex = showsIndex
    node?.lazyContent?.noteChange()
  }

  /// Collects the sections with index labels. Because the index shows all labels, all sections are created.
  func noteIndexTargets(_ content: LazyContent) {
    var targets: [SectionIndexTarget] = []
    if showsIndex {
      for section in sections { if let mark = section.mark, let target = mark as? SectionIndexTarget { targets.append(target) } }
    }
    if targets.isEmpty, indexTargets.isEmpty { return }
    if !targets.isEmpty, !content.isCounted, let node {
      node.tree.actions.append { [weak content, weak node] in
        if let content, node?.scope.isRemoved == false, !content.isCounted { content.countElements() }
      }
    }
    guard !targets.elementsEqual(indexTargets, by: ===) else { return }
    indexTargets = targets
    node?.tree.queue.append(Mutation { [weak self] in self?.showIndex() }, transaction: Transaction())
  }

  private func showIndex() {
    if let index { return index.renew() }
    guard let frame, let node, !node.scope.isRemoved, let inputs = indexInputs else { return }
    let index = ListIndex(of: self, inputs)
    self.index = index
    frame.setStaticChildren([frame.children[0], index.node])
    frame.invalidateLayout()
  }

  /// Scrolls to a section without animation. The index counts only sections that have, or could have, labels.
  func lead(to place: Int) {
    guard indexTargets.indices.contains(place), let node, let content = node.lazyContent, let controller = node.enclosingScrollController
    else { return }
    let target = indexTargets[place]
    guard let section = content.sections.first(where: { $0.mark === target }) else { return }
    let row = min(section.rows.lowerBound, content.rowCount - 1)
    closeSwipe()
    node.tree.scrolling.add(
      ScrollRequest(.controller(controller), .row(row, of: content, anchor: .top), transaction: Transaction()))
  }
}
