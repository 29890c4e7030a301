import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText

extension ResolvedText {
  /// The cached line of text that fits on one line if it has enough width.
  enum KnownLines {
    case unknown
    /// The text may have several lines.
    case several
    /// The text as one line, given enough width.
    case one(TextItem)
  }

  /// Returns the text as one line, or nil if the proposed width may break or truncate it.
  ///
  /// Most text consists of one line, which is used to measure and draw it. The line is computed once, because neither the text nor the text
  /// system changes.
  @MainActor func line(in proposal: ProposedViewSize, _ surroundings: NodeSurroundings) -> TextItem? {
    if case .unknown = knownLines { _ = cacheSingleLine(surroundings) }
    guard case .one(let item) = knownLines, proposal.hasRoom(item.firstLineSize) else { return nil }
    return item
  }

  /// Returns the size of the text's only line, or nil if the proposed width may break or truncate it.
  @MainActor func lineSize(in proposal: ProposedViewSize, _ surroundings: NodeSurroundings) -> CGSize? {
    guard let size = knownLineSize ?? cacheSingleLine(surroundings), proposal.hasRoom(size) else { return nil }
    return size
  }

  /// The size of the text's only line, or nil if it is not known.
  @MainActor private var knownLineSize: CGSize? {
    guard case .one(let item) = knownLines else { return nil }
    return item.firstLineSize
  }

  /// Finds and stores the text's only line. Returns the size of the line, or nil if there may be several lines.
  @MainActor private func cacheSingleLine(_ surroundings: NodeSurroundings) -> CGSize? {
    guard case .unknown = knownLines, let line = surroundings.onlyLine(of: text) else {
      knownLines = .several
      return nil
    }
    knownLines = .one(
      TextItem(
        line: text.string, runs: text.runs, width: line.width, height: line.height, baseline: line.baseline, truncation: style.truncation))
    return CGSize(width: line.width, height: line.height)
  }
}

extension ProposedViewSize {
  /// Returns true if a line of the given size fits. A NaN width never fits.
  fileprivate func hasRoom(_ line: CGSize) -> Bool { width ?? .infinity >= line.width }
}
