import RivuletControls
public import RivuletCore
import RivuletElements

/// A result builder that creates the rows of a table.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content where Value == Content.TableRowValue {
    content
  }

  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content where Value == Content.TableRowValue { first }

  public static func buildPartialBlock<Accumulated: TableRowContent, Next: TableRowContent>(
    accumulated: Accumulated, next: Next
  ) -> _TableRowPair<Accumulated, Next> where Value == Accumulated.TableRowValue, Accumulated.TableRowValue == Next.TableRowValue {
    _TableRowPair(first: accumulated, second: next)
  }

  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> _OptionalTableRows<Content>
  where Value == Content.TableRowValue { _OptionalTableRows(first: content, second: nil) }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(first: First) -> _ConditionalTableRows<First, Second>
  where Value == First.TableRowValue, First.TableRowValue == Second.TableRowValue { _ConditionalTableRows(first: first, second: nil) }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(second: Second) -> _ConditionalTableRows<First, Second>
  where Value == First.TableRowValue, First.TableRowValue == Second.TableRowValue { _ConditionalTableRows(first: nil, second: second) }
}

@available(*, unavailable)
extension TableRowBuilder: Sendable {}

/// Two groups of rows, in order.
public struct _TableRowPair<First: TableRowContent, Second: TableRowContent> where First.TableRowValue == Second.TableRowValue {
  let first: First
  let second: Second
}

extension _TableRowPair: TableRowContent {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never

  public func _makeRows<Columns: TableColumnContent>(_ maker: _TableRowMaker<Columns>) -> AnyView
  where Columns.TableRowValue == First.TableRowValue {
    AnyView(TupleView((first._makeRows(maker), second._makeRows(maker))))
  }
}

/// Rows for an `if` statement without an `else`.
public typealias _OptionalTableRows<Content: TableRowContent> = _ConditionalTableRows<Content, Content>

/// Rows for one branch of a conditional statement, or no rows.
public struct _ConditionalTableRows<First: TableRowContent, Second: TableRowContent> where First.TableRowValue == Second.TableRowValue {
  let first: First?
  let second: Second?
}

extension _ConditionalTableRows: TableRowContent {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never

  public func _makeRows<Columns: TableColumnContent>(_ maker: _TableRowMaker<Columns>) -> AnyView
  where Columns.TableRowValue == First.TableRowValue {
    if let first { return first._makeRows(maker) }
    return second?._makeRows(maker) ?? AnyView(EmptyView())
  }
}
