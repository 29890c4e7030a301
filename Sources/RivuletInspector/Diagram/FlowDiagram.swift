import Foundation
import RivuletHost

/// A diagram of the data flow, in the style of the talk "Data Flow Through SwiftUI". Sources of truth appear on the left, and the view
/// hierarchy appears on the right. Arrows connect sources to the views that read them, and dashed arrows represent bindings, which refer
/// to a source elsewhere.
struct FlowDiagram: Equatable {
  /// A box that represents a source or a view.
  struct Box: Equatable, Identifiable {
    let id: String
    let title: String
    let detail: String
    var frame: CGRect
    let isSource: Bool
    /// True if the box represents the selected source or one of its readers.
    let isChosen: Bool
  }

  /// An arrow between two boxes.
  struct Arrow: Equatable {
    enum Kind: Equatable {
      /// An arrow from a source to a view whose body reads the source.
      case reads
      /// An arrow from a source to a view with a binding to the source.
      case refers
      /// An arrow from a view to a view that it creates.
      case makes
    }

    let kind: Kind
    let from: String
    let to: String
    let isChosen: Bool
  }

  private(set) var boxes: [Box] = []
  private(set) var arrows: [Arrow] = []
  private(set) var size = CGSize.zero

  /// The maximum number of sibling views of the same type to show. The diagram of a long list shows only the first rows.
  private static let repetitions = 2

  private struct Place {
    static let boxSize = CGSize(width: 240, height: 44)
    static let rowHeight = 60.0
    static let indentation = 26.0
    static let margin = 16.0
    static let gap = 100.0
  }

  /// Lays out the diagram of an app's own views and sources. A source without readers or bindings is omitted unless it is selected.
  init(_ windows: [WindowAnswer], _ sources: [SourceAnswer], chosen: String?, withLibrary: Bool = false) {
    var views: [(view: ViewAnswer, depth: Int, parent: String?)] = []
    // The nodes of a body may be in several positions, such as the columns of a split view. The body still has only one box.
    var boxed: Set<String> = []
    func collect(_ answers: [ViewAnswer], _ depth: Int, _ parent: String?) {
      var seen: [String: Int] = [:]
      for answer in answers {
        guard answer.hasBody, answer.isOwn else {
          collect(answer.children, depth, parent)
          continue
        }
        if boxed.insert(answer.id).inserted {
          seen[answer.name, default: 0] += 1
          if seen[answer.name, default: 0] > Self.repetitions { continue }
          views.append((answer, depth, parent))
        }
        collect(answer.children, depth + 1, answer.id)
      }
    }
    for window in windows { collect(window.views, 0, nil) }
    views = Self.withoutRepetitions(views)
    let shown = Set(views.map(\.view.id))
    let relevant = sources.filter { source in
      source.isOwn && (!source.readers.allSatisfy { !shown.contains($0) } || !source.references.allSatisfy { !shown.contains($0.view) })
        && source.kind != .environment
    }
    addSources(relevant, chosen)
    addViews(views, relevant, chosen)
    addArrows(relevant, shown, chosen)
    size = boxes.reduce(CGRect.null) { $0.union($1.frame) }.insetBy(dx: -Place.margin, dy: -Place.margin).size
    if boxes.isEmpty { size = .zero }
  }

  /// Returns the views without repetitions: only the first two views of each type with the same parent, regardless of the library
  /// containers between them.
  private static func withoutRepetitions(
    _ views: [(view: ViewAnswer, depth: Int, parent: String?)]
  ) -> [(view: ViewAnswer, depth: Int, parent: String?)] {
    var seen: [String: Int] = [:]
    var gone: Set<String> = []
    return views.filter { entry in
      if let parent = entry.parent, gone.contains(parent) {
        gone.insert(entry.view.id)
        return false
      }
      let key = "\(entry.parent ?? "") \(entry.view.name)"
      seen[key, default: 0] += 1
      if seen[key, default: 0] <= repetitions { return true }
      gone.insert(entry.view.id)
      return false
    }
  }

  private mutating func addSources(_ sources: [SourceAnswer], _ chosen: String?) {
    for (index, source) in sources.enumerated() {
      let frame = CGRect(origin: CGPoint(x: Place.margin, y: Place.margin + Double(index) * Place.rowHeight), size: Place.boxSize)
      boxes.append(
        Box(
          id: source.id, title: "\(Self.wrapper(source.kind)) \(source.name.shortName)", detail: source.value, frame: frame, isSource: true,
          isChosen: source.id == chosen))
    }
  }

  private mutating func addViews(
    _ views: [(view: ViewAnswer, depth: Int, parent: String?)], _ sources: [SourceAnswer], _ chosen: String?
  ) {
    let start = Place.margin + Place.boxSize.width + Place.gap
    let readers = Set(sources.first { $0.id == chosen }?.readers ?? [])
    for (index, entry) in views.enumerated() {
      let origin = CGPoint(x: start + Double(entry.depth) * Place.indentation, y: Place.margin + Double(index) * Place.rowHeight)
      let arguments = entry.view.properties.filter { $0.kind == "argument" }.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
      boxes.append(
        Box(
          id: entry.view.id, title: entry.view.name.shortened, detail: arguments, frame: CGRect(origin: origin, size: Place.boxSize),
          isSource: false, isChosen: readers.contains(entry.view.id)))
      if let parent = entry.parent { arrows.append(Arrow(kind: .makes, from: parent, to: entry.view.id, isChosen: false)) }
    }
  }

  private mutating func addArrows(_ sources: [SourceAnswer], _ shown: Set<String>, _ chosen: String?) {
    for source in sources {
      for reader in source.readers where shown.contains(reader) {
        arrows.append(Arrow(kind: .reads, from: source.id, to: reader, isChosen: source.id == chosen))
      }
      for reference in source.references where shown.contains(reference.view) {
        arrows.append(Arrow(kind: .refers, from: source.id, to: reference.view, isChosen: source.id == chosen))
      }
    }
  }

  /// Returns the attribute with which a source of the given kind is declared.
  static func wrapper(_ kind: TracedKind) -> String {
    switch kind {
    case .state: "@State"
    case .object, .property: "Object"
    case .stored: "@AppStorage"
    case .environment: "@Environment"
    }
  }
}

extension String {
  /// The last two components of a dotted name, without generic arguments.
  var shortName: String {
    let parts = split(separator: ".")
    return parts.count > 1 ? "\(String(parts[parts.count - 2]).shortened).\(parts[parts.count - 1])" : self
  }
}
