/// A kind of list.
package enum ListKind: Hashable, Sendable {
  case plain, grouped, insetGrouped, inset, sidebar, bordered
}
