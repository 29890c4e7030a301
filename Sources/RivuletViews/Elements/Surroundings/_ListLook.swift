/// The kind of lists that a style sets; nil for the automatic kind.
public struct _ListLook: Hashable, Sendable {
  let kind: ListKind?
}
