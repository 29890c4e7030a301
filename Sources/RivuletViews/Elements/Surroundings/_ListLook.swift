import RivuletCore

/// The kind of lists that a style sets, and the backgrounds of their rows.
public struct _ListLook: Hashable, Sendable {
  /// The kind; nil for the automatic kind.
  var kind: ListKind?
  /// True if every second row has a different background; nil if the style does not decide.
  var alternates: Bool?
}

extension _ListLook: StyleLook {}
