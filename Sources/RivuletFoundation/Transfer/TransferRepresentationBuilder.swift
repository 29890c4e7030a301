/// A result builder that combines representations (documentation).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a single representation.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item {
    content
  }

  /// Returns a single representation.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }

  /// Returns the first representation.
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content where Content.Item == Item {
    content
  }

  /// Adds a representation to the accumulated ones.
  public static func buildPartialBlock<C1: TransferRepresentation, C2: TransferRepresentation>(
    accumulated: C1, next: C2
  ) -> TupleTransferRepresentation<Item, (C1, C2)> where C1.Item == Item, C2.Item == Item {
    var forms = accumulated._forms
    forms.exports += next._forms.exports
    forms.imports += next._forms.imports
    return TupleTransferRepresentation(forms: forms)
  }
}

/// A group of representations in order of preference.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  public typealias Body = Never

  let forms: _TransferForms<Item>

  public var body: Never { return fatalError("A tuple of representations is read part by part.") }
  public var _forms: _TransferForms<Item> { forms }
}
