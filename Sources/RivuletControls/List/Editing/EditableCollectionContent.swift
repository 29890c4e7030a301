public import RivuletCore

/// The content for an element of an editable collection in a list (B17.44).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let edits: CollectionEdits
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditableCollectionContent: View, CompositeView, CountsNoBody where Content: View {
  public var body: some View { content.modifier(ElementEditsModifier(edits: edits)) }
}

@available(*, unavailable)
extension EditableCollectionContent: Sendable {}
