import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText

extension ResolvedText {
  /// What has been found out about the lines of a text, whatever room it has.
  enum KnownLines {
    case unknown
    /// There may be several.
    case several
    /// The text as the one line that it is wherever there is room.
    case one(TextItem)
  }

  /// The text as one line if that is how it is shown in the room that is proposed; nil if it may be more, or the line be cut.
  ///
  /// Most texts are one line. They are measured and drawn by it: found out once, for a text never changes, nor the system that measures it.
  @MainActor func line(in proposal: ProposedViewSize, _ surroundings: NodeSurroundings) -> TextItem? {
    if case .unknown = knownLines { _ = findLine(surroundings) }
    guard case .one(let item) = knownLines, proposal.hasRoom(item.firstLineSize) else { return nil }
    return item
  }

  /// The size of that line.
  @MainActor func lineSize(in proposal: ProposedViewSize, _ surroundings: NodeSurroundings) -> CGSize? {
    guard let size = knownLineSize ?? findLine(surroundings), proposal.hasRoom(size) else { return nil }
    return size
  }

  /// The size of the one line, as far as it is known.
  @MainActor private var knownLineSize: CGSize? {
    guard case .one(let item) = knownLines else { return nil }
    return item.firstLineSize
  }

  /// The size of the one line; nil if there may be more. Remembers the line.
  @MainActor @inline(never) private func findLine(_ surroundings: NodeSurroundings) -> CGSize? {
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
  /// Whether a line of this size fits. A width that is not a number promises nothing.
  fileprivate func hasRoom(_ line: CGSize) -> Bool { width ?? .infinity >= line.width }
}
