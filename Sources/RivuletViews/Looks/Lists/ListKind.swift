/// A kind of list.
enum ListKind: Hashable, Sendable {
  case plain, grouped, insetGrouped, inset, sidebar, bordered
}
