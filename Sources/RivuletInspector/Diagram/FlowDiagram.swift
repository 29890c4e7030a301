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

  /// A view in the diagram, with its depth and the view that creates it.
  private struct Entry {
    let id: String
    /// The name of the view's type.
    let type: String
    let title: String
    var detail = ""
    let depth: Int
    let parent: String?
    /// True if a few views of the same type and parent represent all of them.
    var isRepeatable = false

    init(_ view: ViewAnswer, _ depth: Int, _ parent: String?) {
      (id, type, title) = (view.id, view.name, view.isOwn ? view.name.shortened : view.written ?? view.name.shortened)
      detail =
        view.isOwn
        ? view.properties.filter { $0.kind == "argument" }.map { "\($0.name): \($0.value)" }.joined(separator: ", ") : ""
      (self.depth, self.parent, isRepeatable) = (depth, parent, view.isOwn)
    }

    /// Creates an entry for a view that isn't in a window.
    init(absent id: String, named name: String, _ depth: Int, _ parent: String?) {
      (self.id, type, title, self.depth, self.parent) = (id, name, name, depth, parent)
    }
  }

  /// Lays out the diagram of an app's own views and sources, and of the library's views with bindings to these sources. A source without
  /// readers or bindings, and a value of the environment, is omitted unless it is selected.
  init(_ windows: [WindowAnswer], _ sources: [SourceAnswer], chosen: String?) {
    var views: [Entry] = []
    let referring = Set(sources.filter(\.isOwn).flatMap { $0.references.map(\.view) })
    // The nodes of a body may be in several positions, such as the columns of a split view. The body still has only one box.
    var boxed: Set<String> = []
    func collect(_ answers: [ViewAnswer], _ depth: Int, _ parent: String?) {
      var seen: [String: Int] = [:]
      for answer in answers {
        guard answer.hasBody, answer.isOwn || answer.written != nil && referring.contains(answer.id) else {
          collect(answer.children, depth, parent)
          continue
        }
        if boxed.insert(answer.id).inserted {
          seen[answer.name, default: 0] += 1
          if answer.isOwn, seen[answer.name, default: 0] > Self.repetitions { continue }
          views.append(Entry(answer, depth, parent))
        }
        collect(answer.children, depth + 1, answer.id)
      }
    }
    for window in windows { collect(window.views, 0, nil) }
    views = Self.withoutRepetitions(views)
    let inWindows = Set(views.map(\.id))
    let relevant = sources.filter { source in
      if source.id == chosen { return true }
      guard source.isOwn, source.kind != .environment else { return false }
      return (source.readers + source.holders + source.references.map(\.view)).contains(where: inWindows.contains)
        && !(source.readers.isEmpty && source.references.isEmpty)
    }
    views += Self.absentViews(in: relevant, beside: views, Self.identifiers(in: windows.flatMap(\.views)), chosen)
    let shown = Set(views.map(\.id))
    addSources(relevant, chosen)
    addViews(views, relevant, chosen)
    addArrows(relevant, shown, chosen)
    size = boxes.reduce(CGRect.null) { $0.union($1.frame) }.insetBy(dx: -Place.margin, dy: -Place.margin).size
    if boxes.isEmpty { size = .zero }
  }

  private static func identifiers(in views: [ViewAnswer]) -> Set<String> {
    views.reduce(into: []) { found, view in
      found.insert(view.id)
      found.formUnion(identifiers(in: view.children))
    }
  }

  /// Returns the views that aren't in a window but that arrows lead to: modifiers with bindings, such as a sheet's, and the readers of the
  /// selected source, which may be in another tab. Excludes the views in windows that the diagram leaves out.
  private static func absentViews(in sources: [SourceAnswer], beside views: [Entry], _ present: Set<String>, _ chosen: String?) -> [Entry] {
    let depths = Dictionary(views.map { ($0.id, $0.depth) }, uniquingKeysWith: { first, _ in first })
    var found: [Entry] = []
    var known = present
    for source in sources {
      let holder = source.holders.first { depths[$0] != nil }
      let readers = source.id == chosen ? source.readers : []
      for id in readers + source.references.map(\.view) where known.insert(id).inserted {
        guard let name = source.names[id] else { continue }
        found.append(Entry(absent: id, named: name, holder.flatMap { depths[$0] }.map { $0 + 1 } ?? 0, holder))
      }
    }
    return found
  }

  /// Returns the views without repetitions: only the first two views of each type with the same parent, regardless of the library
  /// containers between them.
  private static func withoutRepetitions(
    _ views: [Entry]
  ) -> [Entry] {
    var seen: [String: Int] = [:]
    var gone: Set<String> = []
    return views.filter { entry in
      if let parent = entry.parent, gone.contains(parent) {
        gone.insert(entry.id)
        return false
      }
      if !entry.isRepeatable { return true }
      let key = "\(entry.parent ?? "") \(entry.type)"
      seen[key, default: 0] += 1
      if seen[key, default: 0] <= repetitions { return true }
      gone.insert(entry.id)
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
    _ views: [Entry], _ sources: [SourceAnswer], _ chosen: String?
  ) {
    let start = Place.margin + Place.boxSize.width + Place.gap
    let selected = sources.first { $0.id == chosen }
    let readers = Set((selected?.readers ?? []) + (selected?.references.map(\.view) ?? []))
    for (index, entry) in views.enumerated() {
      let origin = CGPoint(x: start + Double(entry.depth) * Place.indentation, y: Place.margin + Double(index) * Place.rowHeight)
      boxes.append(
        Box(
          id: entry.id, title: entry.title, detail: entry.detail, frame: CGRect(origin: origin, size: Place.boxSize),
          isSource: false, isChosen: readers.contains(entry.id)))
      if let parent = entry.parent { arrows.append(Arrow(kind: .makes, from: parent, to: entry.id, isChosen: false)) }
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
