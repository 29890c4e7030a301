/// The looks of lists.
public struct _ListLook: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered
  }

  let kind: Kind
}
