package import Foundation
import RivuletGraph
package import RivuletTree

/// A view or modifier in a window's tree, represented as in source code. It is either a body from the app or the library, or a node.
@MainActor
package struct InspectedView {
  package enum Kind {
    /// A view or modifier with a body.
    case body(InspectedBody)
    /// A view or modifier that directly participates in layout, drawing, events, or semantics.
    case node(ViewNode)
  }

  /// The name of a view or modifier in source code.
  package struct Name {
    package let text: String
    /// True if the name must be found in the types of the library's views that created the view, and not the type of the view itself.
    package let standsForType: Bool
    /// True if the view is shown as a whole, without the views inside.
    package let isWhole: Bool

    package init(_ text: String, standsForType: Bool = false, isWhole: Bool = false) {
      (self.text, self.standsForType, self.isWhole) = (text, standsForType, isWhole)
    }
  }

  package let kind: Kind
  /// The name of the type, without its module.
  package let name: String
  /// The types of the library's views in whose bodies the view was found, innermost first.
  let makers: [String]
  /// The name in source code; nil for the library's modifiers, the parts of its views, and the views that its bodies create.
  package private(set) var written: String?
  package internal(set) var children: [InspectedView] = []

  /// True if layout has chosen another one of several alternatives, such as the contents of a `ViewThatFits`.
  private var isUnchosen: Bool {
    switch kind {
    case .node(let node): node.scope.effectivePresence == .hidden
    case .body: !children.isEmpty && children.allSatisfy(\.isUnchosen)
    }
  }

  init(kind: Kind, name: String, makers: [String]) {
    (self.kind, self.name, self.makers) = (kind, name, makers)
  }

  /// The layout frame in root coordinates. For a body, the union of its children's frames.
  package var frame: CGRect {
    switch kind {
    case .node(let node): node.frameInRoot
    case .body: children.reduce(CGRect.null) { $0.union($1.frame) }
    }
  }
}

// MARK: - Names

extension InspectedView {
  /// Returns the view with the names that a closure returns, for itself and the views inside. Alternatives that aren't shown have no names.
  func named(_ find: (InspectedView) -> Name?, isInsideWhole: Bool = false) -> InspectedView {
    var view = self
    if isUnchosen { return view }
    let found = isInsideWhole && !isOwn ? nil : find(self).flatMap { isWritten($0) ? $0 : nil }
    view.written = found?.text
    let isWhole = found.map(\.isWhole) ?? (isInsideWhole && !isOwn)
    view.children = children.map { $0.named(find, isInsideWhole: isWhole) }
    return view
  }

  /// Returns true if the app wrote the view. A view that the app passes to one of the library's views is among the type's arguments of
  /// that view; one that the library's view creates itself is not.
  private func isWritten(_ written: Name) -> Bool {
    if isOwn { return true }
    let type = written.standsForType ? written.text : name
    // The type of a view inside an AnyView is not among the arguments.
    return makers.allSatisfy { $0.hasTypeArgument(type) || $0.hasTypeArgument("AnyView") }
  }

  private var isOwn: Bool {
    if case .body(let body) = kind { return body.isOwn }
    return false
  }
}

extension String {
  /// Returns true if a type's name, as a whole word, is among the generic arguments in this name of a type.
  func hasTypeArgument(_ name: String) -> Bool {
    guard let start = firstIndex(of: "<"), !name.isEmpty else { return false }
    var rest = self[index(after: start)...]
    func isPartOfName(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
    while let found = rest.range(of: name) {
      let before = self[..<found.lowerBound].last
      let after = found.upperBound < endIndex ? self[found.upperBound] : nil
      if !isPartOfName(before), !isPartOfName(after) { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }
}

// MARK: - Bodies in several places

extension InspectedView {
  /// The views in source code that a view contains.
  private enum Content: Equatable {
    case nothing
    /// Only the views of one of the app's bodies.
    case body(AttributeID)
    case several

    func union(_ other: Content) -> Content {
      switch (self, other) {
      case (.nothing, _): other
      case (_, .nothing): self
      default: self == other ? self : .several
      }
    }
  }

  private var content: Content {
    if written != nil {
      if case .body(let body) = kind { return .body(body.id) }
      return .several
    }
    return children.reduce(.nothing) { $0.union($1.content) }
  }

  /// Returns sibling views in which a body whose views are in several rows surrounds these rows, so that it appears once.
  static func gather(_ views: [InspectedView]) -> [InspectedView] {
    var found: [InspectedView] = []
    var rest = views[...]
    while let view = rest.first {
      guard case .body(let id) = view.content, let run = run(of: id, in: rest) else {
        found.append(view)
        rest = rest.dropFirst()
        continue
      }
      found.append(run.body.surrounding(run.views, id))
      rest = rest.dropFirst(run.views.count)
    }
    return found.map { view in
      var view = view
      view.children = gather(view.children)
      return view
    }
  }

  /// Returns the first siblings that contain only the views of one body, and the body. Returns nil if these siblings don't contain the body
  /// several times. Siblings without content belong to the run if others follow.
  private static func run(of id: AttributeID, in siblings: ArraySlice<InspectedView>) -> (views: [InspectedView], body: InspectedView)? {
    var (last, count) = (siblings.startIndex, 0)
    var body: InspectedView?
    for index in siblings.indices {
      let content = siblings[index].content
      if content == .nothing { continue }
      guard content == .body(id) else { break }
      (last, count) = (index, count + 1)
      body = body ?? all(in: [siblings[index]]) { $0.isBody(id) }.first
    }
    guard count > 1, let body else { return nil }
    return (Array(siblings[siblings.startIndex...last]), body)
  }

  /// Returns the body around the given views, without its other places in them.
  private func surrounding(_ views: [InspectedView], _ id: AttributeID) -> InspectedView {
    var body = self
    body.children = views.flatMap { $0.without(id) }
    return body
  }

  /// Returns the view without a body, whose content moves up a level.
  private func without(_ id: AttributeID) -> [InspectedView] {
    let inside = children.flatMap { $0.without(id) }
    if isBody(id) { return inside }
    var view = self
    view.children = inside
    return [view]
  }

  private func isBody(_ id: AttributeID) -> Bool {
    if case .body(let body) = kind { return body.id == id }
    return false
  }
}

// MARK: - Finding views

extension InspectedView {
  func isBody(numbered number: UInt32) -> Bool {
    if case .body(let body) = kind { return body.number == number }
    return false
  }

  var outermostNodes: [ViewNode] {
    if case .node(let node) = kind { return [node] }
    return children.flatMap(\.outermostNodes)
  }

  /// Returns the outermost views that satisfy a condition.
  static func all(in views: [InspectedView], where condition: (InspectedView) -> Bool) -> [InspectedView] {
    views.flatMap { condition($0) ? [$0] : all(in: $0.children, where: condition) }
  }

  /// Returns the innermost view with a name in source code whose frame contains a point; nil if no view matches. If views overlap, the last
  /// one takes precedence.
  static func innermost(in views: [InspectedView], at point: CGPoint) -> InspectedView? {
    for view in views.reversed() {
      if let found = innermost(in: view.children, at: point) { return found }
      if view.written != nil, view.frame.contains(point) { return view }
    }
    return nil
  }
}
