import RivuletCore
package import RivuletLooks

/// The kind of lists that a style sets, and the backgrounds of their rows.
public struct _ListLook: Hashable, Sendable {
  /// The kind; nil for the automatic kind.
  package var kind: ListKind?
  /// True if every second row has a different background; nil if the style does not decide.
  package var alternates: Bool?

  package init() {}

  package init(kind: ListKind?, alternates: Bool? = nil) {
    self.kind = kind
    self.alternates = alternates
  }
}

extension _ListLook: StyleLook {}
