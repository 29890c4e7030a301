import RivuletGraph

/// A rule that creates rows in scopes of their own. Nothing in the graph leads from such a row to the view that it comes from, so tools
/// look up that view by the row's position.
@MainActor
protocol RowsRule: Rule {
  /// The attribute of the view that the rows come from.
  var origin: AttributeID { get }
  /// The position of the rows in the identity tree.
  var position: RowsPosition { get }
}

/// The dynamic position that all rows of one view share.
struct RowsPosition: Hashable {
  private let scope: ObjectIdentifier
  private let place: Int

  init(_ scope: Scope, _ place: Int) { (self.scope, self.place) = (ObjectIdentifier(scope), place) }
}

extension RowsRule {
  /// Returns the position of an attribute's rows, and the attribute of the view that they come from. Returns nil if the attribute has
  /// another rule.
  static func rows(of id: AttributeID) -> (position: RowsPosition, origin: AttributeID)? {
    id.withRule(Self.self) { ($0.position, $0.origin) }
  }
}

extension ForEachRule: @MainActor RowsRule {
  var origin: AttributeID { view.id }
  var position: RowsPosition { RowsPosition(inputs.scope, place) }
}

extension LazyForEachRule: @MainActor RowsRule {
  var origin: AttributeID { view.id }
  var position: RowsPosition { list.position }
}

extension LazyForEachList {
  /// The position of the rows in the identity tree.
  @MainActor fileprivate var position: RowsPosition { RowsPosition(inputs.scope, place) }
}

extension Scope {
  /// The position of the row that this scope forms; nil for the outermost scope of a tree.
  var rowsPosition: RowsPosition? { outer.map { RowsPosition($0, place) } }
}
