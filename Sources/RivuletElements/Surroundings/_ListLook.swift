import RivuletCore
package import RivuletLooks

/// The kind of list that a style sets, and the backgrounds of its rows.
public struct _ListLook: Hashable, Sendable {
  /// The kind, or nil for the automatic kind.
  package var kind: ListKind?
  /// A Boolean value that indicates whether row backgrounds alternate, or nil if the style doesn't specify it.
  package var alternates: Bool?

  package init() {}

  package init(kind: ListKind?, alternates: Bool? = nil) {
    self.kind = kind
    self.alternates = alternates
  }
}

extension _ListLook: StyleLook {}
