import SwiftUI

/// The pages of an exam, in the order in which they are handed in.
package final class ExamPagesModel: ObservableObject {
  @Published package var pages: [ExamPage]

  package init(count: Int = 3) {
    pages = (0..<count).map { ExamPage(id: $0 + 1) }
  }

  /// Adds a page at the end.
  func addPage() {
    pages.append(ExamPage(id: (pages.map(\.id).max() ?? 0) + 1))
  }

  func remove(_ page: ExamPage) {
    pages.removeAll { $0.id == page.id }
  }

  /// Whether a page has another one so many places further on.
  func canMove(_ page: ExamPage, by distance: Int) -> Bool {
    place(of: page).map { pages.indices.contains($0 + distance) } ?? false
  }

  /// Moves a page by so many places.
  func move(_ page: ExamPage, by distance: Int) {
    guard canMove(page, by: distance), let place = place(of: page) else { return }
    pages.insert(pages.remove(at: place), at: place + distance)
  }

  private func place(of page: ExamPage) -> Int? { pages.firstIndex { $0.id == page.id } }
}
