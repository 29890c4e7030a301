/// Makes one representation of several (documentation).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One part.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item {
    content
  }

  /// One part.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }

  /// The first of several parts.
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content where Content.Item == Item {
    content
  }

  /// A further part.
  public static func buildPartialBlock<C1: TransferRepresentation, C2: TransferRepresentation>(
    accumulated: C1, next: C2
  ) -> TupleTransferRepresentation<Item, (C1, C2)> where C1.Item == Item, C2.Item == Item {
    var forms = accumulated._forms
    forms.exports += next._forms.exports
    forms.imports += next._forms.imports
    return TupleTransferRepresentation(forms: forms)
  }
}

/// Several representations, the best one first.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  public typealias Body = Never

  let forms: _TransferForms<Item>

  public var body: Never { return fatalError("A tuple of representations is read part by part.") }
  public var _forms: _TransferForms<Item> { forms }
}
